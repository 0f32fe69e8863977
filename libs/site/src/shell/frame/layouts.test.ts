import { expect, test } from 'vitest';
import { type LayoutName, layoutNamed, layoutNameOf } from './layouts';

const match = (layout?: LayoutName, status = 'success', _notFound = false) => ({
  status,
  _notFound,
  staticData: layout ? { layout } : {},
});

test.each<[LayoutName | undefined, ReturnType<typeof match>[]]>([
  [undefined, [match(), match(), match()]],
  ['homepage', [match(), match('homepage')]],
  ['default', [match('homepage'), match('default'), match()]],
  ['error', [match(), match('homepage', 'error')]],
  ['error', [match(), match('homepage', 'notFound')]],
  ['error', [match(undefined, 'success', true)]],
])('the layout is %s for %j', (name, matches) => {
  expect(layoutNameOf(matches)).toBe(name);
});

test.each([undefined, '', 'wide', 'constructor', 'toString'])('%s has the default layout', (name) => {
  expect(layoutNamed(name)).toBe(layoutNamed('default'));
});

test('only the home page has a banner, and only errors have no notices', () => {
  const named = (['default', 'error', 'homepage'] as const).map(layoutNamed);
  expect(named.map(({ banner }) => banner !== undefined)).toEqual([false, false, true]);
  expect(named.map(({ hasNotices }) => hasNotices)).toEqual([true, false, true]);
});
