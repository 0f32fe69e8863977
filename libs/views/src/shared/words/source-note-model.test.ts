import { expect, test } from 'vitest';
import { authoritySource, pressSource } from '../examples/source-examples';
import { exampleContext } from '../examples/model-context-example';
import { toSourceNote } from './source-note-model';

const context = exampleContext('en');

test('several records give each source and each level once, the least certain first, and the span of days', () => {
  const note = toSourceNote(
    [
      { certainty: 'probable', asOf: '2026-08-28', sources: [authoritySource] },
      { certainty: 'official', asOf: '2026-11-20', sources: [authoritySource, pressSource] },
      { certainty: 'estimated', asOf: '2022-01-01' },
      { certainty: 'probable' },
    ],
    context,
  );
  expect(note).toEqual({
    notes: [
      'Estimated from limited data. Check before you rely on it.',
      'Unconfirmed: several sources agree. Check with the operator before you rely on it.',
    ],
    asOf: '1 Jan 2022 – 20 Nov 2026',
    sources: [
      { name: 'Mass Rapid Transit Authority of Thailand (MRTA)', href: 'https://www.mrta.co.th' },
      { name: 'Krungthep Turakij, 2022', href: 'https://www.bangkokbiznews.com' },
    ],
  });
});

test('a source that nobody can open is left out, and so is an empty note', () => {
  const table = { name: { th: 'ตาราง', en: 'Table' }, url: undefined };
  expect(toSourceNote([{ certainty: 'official', sources: [table] }], context)).toBeUndefined();
});

test('a remark of the page comes first', () => {
  expect(toSourceNote([{ certainty: 'computed' }], context, ['Walking times are estimates.'])?.notes).toEqual(
    ['Walking times are estimates.', 'Calculated from the published rule.'],
  );
});
