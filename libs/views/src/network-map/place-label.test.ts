import { expect, test } from 'vitest';
import { placeLabel } from './place-label';
import type { LabelSide } from './map-layout';

const sukhumvit = { code: 'BL22', name: 'Sukhumvit', at: [100, 100] as const };

test.each<[LabelSide, string, number, number]>([
  // the code stands next to the station, the name behind it
  ['right', 'start', 116, 150],
  ['left', 'end', 84, 50],
  ['above', 'middle', 100, 100],
  ['below', 'middle', 100, 100],
])(
  'on the %s a label has the anchor %s, its code at %d and its name at %d',
  (label, anchor, codeX, nameX) => {
    const placed = placeLabel({ ...sukhumvit, label }, 'en');
    expect([placed.anchor, placed.code.x, placed.name[0]?.x]).toEqual([anchor, codeX, nameX]);
  },
);

test('a name in two rows has the same distance above and below its station', () => {
  const lines = { en: ['Thailand', 'Cultural Centre'] };
  const { code, name } = placeLabel({ ...sukhumvit, label: 'right', lines }, 'en');
  expect(name.map(({ y }) => y - code.y)).toEqual([-7.75, 7.75]);
});

test('a name may have rows in one language only', () => {
  const lines = { en: ['Thailand', 'Cultural Centre'] };
  expect(placeLabel({ ...sukhumvit, label: 'right', lines }, 'th').name).toHaveLength(1);
});
