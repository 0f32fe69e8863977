import { describe, expect, test } from 'vitest';
import { contentFrontMatter } from './item';
import { itemKinds, sharedFields } from './item-kinds';

const common = { publishedOn: '2026-11-20', title: 'A', summary: 'B' };
const picture = { picture: 'lift.svg', pictureAlt: 'A lift' };

/** The minimal front matter of each kind. */
const least: Record<keyof typeof itemKinds, Record<string, unknown>> = {
  article: {},
  'car-park': { station: 'BL15', structure: 'lot' },
  place: { station: 'BL15', placeKind: 'park' },
  document: { documentKind: 'guide', files: ['guide.th.pdf'] },
  'ticket-type': { ticketKind: 'token' },
  'fare-group': { riderGroup: 'general', line: 'blue', minimumSatang: 1700, maximumSatang: 4400 },
  'safety-picture': picture,
  space: { station: 'BL15', spaceKind: 'kiosk', availability: 'available' },
  'contact-point': { channel: 'telephone' },
};

describe.each(Object.entries(least))('an item of kind %s', (kind, fields) => {
  test('is valid with only its required fields', () => {
    expect(contentFrontMatter.safeParse({ kind, ...common, ...fields }).error).toBeUndefined();
  });

  test.each(Object.keys(fields))('is rejected without %s', (field) => {
    const { [field]: _, ...rest } = fields;
    expect(contentFrontMatter.safeParse({ kind, ...common, ...rest }).success).toBe(false);
  });

  test('is rejected with an unknown field', () => {
    expect(contentFrontMatter.safeParse({ kind, ...common, ...fields, colour: 'green' }).success).toBe(false);
  });
});

test('the languages share facts and no words', () => {
  expect(sharedFields['place']).toEqual(expect.arrayContaining(['kind', 'station', 'exit', 'lines']));
  expect(sharedFields['place']).not.toContain('title');
});

test.each([
  ['a picture without alt text', { kind: 'article', picture: 'lift.svg' }],
  ['a picture outside the folder', { kind: 'article', ...picture, picture: '../lift.svg' }],
  ['a file with the wrong extension', { kind: 'document', documentKind: 'guide', files: ['guide.exe'] }],
  ['a day that does not exist', { kind: 'article', validTo: '2026-02-30' }],
  ['an end before its start', { kind: 'article', validFrom: '2026-12-01', validTo: '2026-11-30' }],
  ['a certainty although it is an example', { kind: 'article', example: true, certainty: 'official' }],
  ['a date of its facts although it is an example', { kind: 'article', example: true, asOf: '2026-11-20' }],
  ['an example that is false', { kind: 'article', example: false }],
  ['an unknown scene', { kind: 'safety-picture', ...picture, scene: 'roof' }],
  ['an impossible exit name', { kind: 'place', ...least.place, exit: 'left' }],
])('rejects an item with %s', (_what, fields) => {
  expect(contentFrontMatter.safeParse({ ...common, ...fields }).success).toBe(false);
});
