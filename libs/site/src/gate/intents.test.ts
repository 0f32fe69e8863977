// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchIntents } from './intents';

let intents: number;
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <p id="text">News</p><a href="/th" id="link"><b id="inside">Home</b></a>
    <input id="field"><input id="first" autofocus>
    <dialog data-severe-alert="a"><button id="understood">I understand</button></dialog>
    <section data-covering><button id="accept">Accept all</button></section><main id="main" tabindex="-1"></main>`;
  intents = 0;
  stop = watchIntents(() => (intents += 1));
});
afterEach(() => stop());

const send = (id: string, type: string) =>
  document.getElementById(id)!.dispatchEvent(new Event(type, { bubbles: true }));

test.each([
  ['inside', 'pointerover', 1],
  ['link', 'touchstart', 1],
  ['text', 'pointerdown', 0],
  ['text', 'pointerover', 0],
  ['text', 'keydown', 1],
  ['text', 'click', 1],
  ['field', 'focusin', 1],
  ['field', 'input', 1],
  ['first', 'focusin', 0],
  ['understood', 'focusin', 0],
  ['understood', 'keydown', 0],
  ['accept', 'pointerover', 0],
  ['accept', 'click', 0],
  ['main', 'focusin', 0],
])('%s, %s: %i', (id, type, count) => {
  send(id, type);
  expect(intents).toBe(count);
});

test('scrolling past the first screen is an intent, a little scrolling is none', () => {
  for (const [top, count] of [
    [300, 0],
    [innerHeight + 1, 1],
  ] as const) {
    Object.assign(window, { scrollY: top });
    dispatchEvent(new Event('scroll'));
    expect(intents).toBe(count);
  }
  Object.assign(window, { scrollY: 0 });
});

test('after the stop nothing is an intent', () => {
  stop();
  send('link', 'pointerover');
  expect(intents).toBe(0);
});

test('on a tool, pointing at anything is an intent', () => {
  stop();
  stop = watchIntents(() => (intents += 1), { isTool: true });
  send('text', 'pointerover');
  send('accept', 'pointerover');
  expect(intents).toBe(1);
});
