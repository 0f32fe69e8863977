// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { barPrefix, closedNoticesScript, hideClosedNotices, seenNoticesKey } from './closed-notices';

const line = (...keys: string[]) => `
  <section data-notices>
    <summary>${keys.map((key) => `<span data-notice="${key}"></span>`).join('')}<b data-more-notices>+9</b></summary>
    ${keys.map((key) => `<div data-notice="${key}"></div>`).join('')}
  </section>`;

beforeEach(() => localStorage.clear());

/** The inline script of the page is the source text of the function that runs after a navigation. */
const ways = [
  { what: 'the inline script', run: () => void new Function(closedNoticesScript)() },
  { what: 'the function', run: hideClosedNotices },
];

test.each(
  ways.flatMap((way) => [
    { ...way, closed: [], shown: ['a', 'b', 'c'], more: '+2' },
    { ...way, closed: ['a'], shown: ['b', 'c'], more: '+1' },
    { ...way, closed: ['a', 'c'], shown: ['b'], more: undefined },
    { ...way, closed: ['a', 'b', 'c'], shown: [], more: undefined },
  ]),
)('$what shows $shown of three notices if $closed are closed', ({ run, closed, shown, more }) => {
  document.body.innerHTML = line('a', 'b', 'c');
  localStorage.setItem(seenNoticesKey, JSON.stringify(closed.map((key) => barPrefix + key)));
  run();
  const notices = document.querySelector<HTMLElement>('[data-notices]')!;
  const visible = [...notices.querySelectorAll<HTMLElement>('summary > [data-notice]:not([hidden])')];
  expect(visible.map(({ dataset }) => dataset['notice'])).toEqual(shown);
  expect(notices.hidden).toBe(shown.length === 0);
  const count = notices.querySelector<HTMLElement>('[data-more-notices]')!;
  expect(count.hidden ? undefined : count.textContent).toBe(more);
});

test.each(ways)('$what changes nothing without a list, or with an invalid one', ({ run }) => {
  for (const stored of [undefined, '{', '7']) {
    document.body.innerHTML = line('a');
    if (stored) localStorage.setItem(seenNoticesKey, stored);
    run();
    expect(document.querySelector<HTMLElement>('[data-notices]')!.hidden).toBe(false);
  }
  document.body.innerHTML = '';
  run();
});
