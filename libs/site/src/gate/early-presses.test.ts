// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endEarlyPresses, keepEarlyPresses, replayEarlyPresses } from './early-presses';

let done: string[];
const find = (id: string) => document.getElementById(id)!;
/** The program's listeners. */
const hydrate = () => {
  endEarlyPresses('page');
  for (const { id } of document.querySelectorAll('button'))
    find(id).addEventListener('click', () => done.push(id));
};

beforeEach(() => {
  done = [];
  document.body.innerHTML = `
    <button type="button" id="swap"><span id="icon"></span></button>
    <button type="button" id="near" aria-expanded="false"></button>
    <button type="button" id="menu" popovertarget="panel"></button>
    <form data-needs-program><button id="like" aria-pressed="false"></button></form>
    <form><button id="search"></button></form>`;
  document.addEventListener('submit', (event) => event.preventDefault());
  keepEarlyPresses();
});
afterEach(() => {
  endEarlyPresses('page');
  replayEarlyPresses('page');
});

test('presses that came before the program are done once it is there, in their order', () => {
  find('icon').click();
  find('near').click();
  find('icon').click();
  hydrate();
  replayEarlyPresses('page');
  replayEarlyPresses('page');
  expect(done).toEqual(['swap', 'near', 'swap']);
});

test('a toggle that was pressed twice is switched once', () => {
  find('like').click();
  find('like').click();
  hydrate();
  replayEarlyPresses('page');
  expect(done).toEqual(['like']);
});

test('a toggle that turns out to be in the wanted state stays in it', () => {
  find('like').click();
  find('like').setAttribute('aria-pressed', 'true');
  hydrate();
  replayEarlyPresses('page');
  expect(done).toEqual([]);
});

test('what the browser or another listener does is not done again', () => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  find('swap').click();
  find('menu').click();
  find('search').click();
  hydrate();
  replayEarlyPresses('page');
  expect(done).toEqual([]);
});

test('a control that is gone is not pressed', () => {
  const swap = find('swap');
  swap.click();
  hydrate();
  swap.remove();
  replayEarlyPresses('page');
  expect(done).toEqual([]);
});

test('a press between React and the repetition is not repeated', () => {
  find('near').click();
  hydrate();
  find('swap').click();
  replayEarlyPresses('page');
  expect(done).toEqual(['swap', 'near']);
});
