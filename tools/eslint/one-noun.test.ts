import { expect, test } from 'vitest';
import oneNoun from './one-noun.mjs';
import { scratchProject } from './scratch-project';

test.each([
  ["export const names = { toilet: 'Toilets' };", 'facility.ts'],
  ["export const names = { 'first-aid': { th: 'จุดปฐมพยาบาล', en: 'first aid' } };", 'facility.ts'],
  ['export const names = { withdrawn: msg`Withdrawn` };', 'case-status.ts'],
  ["export const names = { contact: 'message' };", 'case-kind.ts'],
  // of another thing, or a sentence
  [
    "export const names = { door: 'Toilets', toilet: 'Toilets are on the concourse.', parking: 'P' };",
    undefined,
  ],
])('%s: the noun is in %s', async (code, file) => {
  const { eslint } = scratchProject('one-noun', oneNoun, { 'src/words.ts': `${code}\n` });
  const [result] = await eslint.lintFiles('.');
  const messages = result!.messages.map(({ message }) => message);
  expect(messages).toEqual(file ? [expect.stringContaining(`libs/i18n/src/nouns/${file}`)] : []);
});
