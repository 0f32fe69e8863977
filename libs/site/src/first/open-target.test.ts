// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { openTarget, watchTarget } from './open-target';

const scrolled: string[] = [];

beforeEach(() => {
  scrolled.length = 0;
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    scrolled.push(this.id);
  });
  document.body.innerHTML = `
    <details id="row"><summary>A</summary><div id="guide-lift">A</div></details>
    <details><summary>B</summary><div id="ลิฟต์">B</div></details>
    <details open><summary>C</summary><div id="open">C</div></details>
    <p id="text">D</p>`;
});

const open = () => [...document.querySelectorAll('details')].map((part) => part.open);

test.each([
  ['#guide-lift', [true, false, true], ['guide-lift']],
  [`#${encodeURIComponent('ลิฟต์')}`, [false, true, true], ['ลิฟต์']],
  ['#open', [false, false, true], []],
  ['#text', [false, false, true], []],
  ['#missing', [false, false, true], []],
  ['#%', [false, false, true], []],
  ['', [false, false, true], []],
])('the fragment %s opens the part around its target, and no other', (hash, state, shown) => {
  openTarget(hash);
  expect(open()).toEqual(state);
  expect(scrolled).toEqual(shown);
});

test('a link within the page opens its target', () => {
  watchTarget();
  location.hash = '#guide-lift';
  dispatchEvent(new HashChangeEvent('hashchange'));
  expect(open()).toEqual([true, false, true]);
});
