import { afterEach, expect, test, vi } from 'vitest';
import { hasBegun } from './begun';
import { pagePreferencesScript } from './page-preferences';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['pointerdown', true],
  ['keydown', true],
  ['input', true],
  ['focusin', true],
  ['scroll', false],
  ['pointermove', false],
])('after a %s the visitor has begun: %s', (sign, begun) => {
  const page = new EventTarget();
  const attributes = new Set<string>();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('document', {
    documentElement: {
      dataset: {},
      lang: 'th',
      setAttribute: (name: string) => attributes.add(name),
      hasAttribute: (name: string) => attributes.has(name),
    },
    cookie: '',
  });
  new Function(pagePreferencesScript)();
  expect(hasBegun()).toBe(false);
  page.dispatchEvent(new Event(sign));
  expect(hasBegun()).toBe(begun);
});
