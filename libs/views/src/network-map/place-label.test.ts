import { expect, test } from 'vitest';
import { placeLabel } from './place-label';
import type { LabelSide } from './map-layout';

const sukhumvit = { code: 'BL22', name: 'Sukhumvit', at: [100, 100] as const };

test.each<[LabelSide, string, number, number]>([
  // the code stands next to the station, the name behind it
  ['right', 'start', 115, 153],
  ['left', 'end', 85, 47],
  ['above', 'middle', 100, 100],
  ['below', 'middle', 100, 100],
])(
  'on the %s a label has the anchor %s, its code at %d and its name at %d',
  (label, anchor, codeX, nameX) => {
    const placed = placeLabel({ ...sukhumvit, label }, 'en');
    expect([placed.anchor, placed.code.x, Math.round(placed.name[0]?.x ?? 0)]).toEqual([
      anchor,
      codeX,
      nameX,
    ]);
  },
);

test('a name in two rows has the same distance above and below its station', () => {
  const lines = { en: ['Thailand', 'Cultural Centre'] };
  const { code, name } = placeLabel({ ...sukhumvit, label: 'right', lines }, 'en');
  expect(name.map(({ y = 0 }) => y - code.y)).toEqual([-8.25, 8.25]);
});

test('a name may have rows in one language only', () => {
  const lines = { en: ['Thailand', 'Cultural Centre'] };
  expect(placeLabel({ ...sukhumvit, label: 'right', lines }, 'th').name).toHaveLength(1);
});

test('in one row the name follows the code', () => {
  const { name } = placeLabel({ ...sukhumvit, label: 'below', isOneRow: true }, 'en');
  expect(name).toEqual([{ text: 'Sukhumvit' }]);
});

test.each<[LabelSide, number, number]>([
  ['right', 134, 122],
  ['left', 28, 40],
])('on the %s the name of a pier is the last row, beside its sign', (label, x, signX) => {
  const { landmark, name } = placeLabel({ ...sukhumvit, label, landmarkName: 'Asok Pier' }, 'en');
  expect([Math.round(landmark!.x), Math.round(landmark!.sign[0])]).toEqual([x, signX]);
  expect(landmark!.y).toBeGreaterThan(name.at(-1)!.y!);
});
