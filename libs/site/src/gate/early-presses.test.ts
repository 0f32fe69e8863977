// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replayEarlyPresses, keepEarlyPresses } from './early-presses';

let done: string[];
const find = (id: string) => document.getElementById(id)!;
/** The program's listeners. */
const takeOver = () => {
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
afterEach(replayEarlyPresses);

test('presses that came before the program are done once it is there, in their order', () => {
  find('icon').click();
  find('near').click();
  find('icon').click();
  takeOver();
  replayEarlyPresses();
  replayEarlyPresses();
  expect(done).toEqual(['swap', 'near', 'swap']);
});

test('a toggle that was pressed twice is switched once', () => {
  find('like').click();
  find('like').click();
  takeOver();
  replayEarlyPresses();
  expect(done).toEqual(['like']);
});

test('a toggle that turns out to be in the wanted state stays in it', () => {
  find('like').click();
  find('like').setAttribute('aria-pressed', 'true');
  takeOver();
  replayEarlyPresses();
  expect(done).toEqual([]);
});

test('what the browser or another listener does is not done again', () => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  find('swap').click();
  find('menu').click();
  find('search').click();
  takeOver();
  replayEarlyPresses();
  expect(done).toEqual([]);
});

test('a control that is gone is not pressed', () => {
  takeOver();
  const swap = find('swap');
  swap.click();
  done = [];
  swap.remove();
  replayEarlyPresses();
  expect(done).toEqual([]);
});

test('later presses are none of its business', () => {
  replayEarlyPresses();
  takeOver();
  find('swap').click();
  replayEarlyPresses();
  expect(done).toEqual(['swap']);
});
