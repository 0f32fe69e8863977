import { expect, test } from 'vitest';
import { articleFile } from '../testing/content-folder';
import { checkTelephones } from './check-telephones';
import { parseContentFile } from './content-file';

function textOf(id: string, source: string) {
  const file = `contact/mrta/${id}.en.md`;
  return {
    group: 'contact',
    category: 'mrta',
    id,
    locale: 'en' as const,
    file,
    source,
    content: parseContentFile(file, source),
  };
}

const contact = textOf(
  'desk',
  articleFile({
    kind: 'contact-point',
    channel: 'telephone',
    telephone: '"0 2716 4044"',
    organisation: 'MRTA',
  }),
);

test('a telephone number is that of a contact point', () => {
  const text = textOf('one', articleFile({}, 'Call 0 2716 4044.\nOr 0 2716 4045, not 50 2716 4046.'));
  expect(checkTelephones([contact, text])).toEqual([
    {
      file: 'contact/mrta/one.en.md',
      line: 10,
      reason: '0 2716 4045 is of no contact point: write one of 0 2716 4044, or add its contact point',
    },
  ]);
  expect(checkTelephones([text])).toEqual([]);
});
