import { expect, test } from 'vitest';
import { mergeProfile, type Profile } from './merge-profile';

const seen = {
  name: 'Malee',
  telephone: null,
  locale: 'en',
  savedStations: ['BL13', 'BL22'],
} as unknown as Profile;
const merge = (stored: object, wanted: object) =>
  mergeProfile({ ...seen, ...stored } as Profile, { ...seen, ...wanted, was: seen } as never);

test.each<[string, object, object, object, string[]]>([
  ['nothing changes', {}, {}, {}, []],
  ['only this side changes', {}, { name: 'Mali' }, { name: 'Mali' }, []],
  ['both change other fields', { telephone: '081 234 5678' }, { name: 'Mali' }, { name: 'Mali' }, []],
  ['both change a field alike', { name: 'Mali' }, { name: 'Mali' }, {}, []],
  ['both change a field', { name: 'M.' }, { name: 'Mali', locale: 'th' }, { locale: 'th' }, ['name']],
  ['this side removes what the other set', { telephone: '081 234 5678' }, { telephone: null }, {}, []],
  [
    'this side sets what the other set',
    { telephone: '081 234 5678' },
    { telephone: '0 2716 4044' },
    {},
    ['telephone'],
  ],
])('%s', (_, stored, wanted, change, conflicts) => {
  const savedStations = seen.savedStations;
  expect(merge(stored, wanted)).toEqual({ change: { savedStations, ...change }, conflicts });
});

test('a number that is stored as typed is the same in its usual form', () => {
  const was = { telephone: '081 234 5678' };
  const stored = { ...seen, telephone: '0812345678' };
  expect(mergeProfile(stored, { telephone: '0 2716 4044', was })).toEqual({
    change: { telephone: '0 2716 4044' },
    conflicts: [],
  });
});

test.each([
  ['both add', ['BL13', 'BL22', 'BL10'], ['BL13', 'BL22', 'PP01'], ['BL13', 'BL22', 'BL10', 'PP01']],
  ['both remove', ['BL13'], ['BL22'], []],
  ['both add the same', ['BL13', 'BL22', 'PP01'], ['BL13', 'BL22', 'PP01'], ['BL13', 'BL22', 'PP01']],
  ['one removes', ['BL22'], ['BL13', 'BL22'], ['BL22']],
])('saved stations: %s', (_, stored, wanted, merged) => {
  expect(merge({ savedStations: stored }, { savedStations: wanted }).change.savedStations).toEqual(merged);
});

test('without the values that the caller saw, a change applies', () => {
  expect(mergeProfile(seen, { name: 'Mali', savedStations: [] })).toEqual({
    change: { name: 'Mali', savedStations: [] },
    conflicts: [],
  });
});
