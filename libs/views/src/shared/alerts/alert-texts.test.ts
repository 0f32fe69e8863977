import { expect, test } from 'vitest';
import { exampleContext } from '../examples/model-context-example';
import { severeAlertExample } from '../examples/notices-examples';
import { toAlertTexts } from './alert-texts';

const both = { th: 'ปิดสถานี', en: 'Station closed' };
const [thai, english] = [{ th: both.th }, { en: both.en }];

test.each([
  ['both languages', both, both, 'en', [both.en, undefined, both.en, undefined], undefined],
  ['Thai, on an English page', thai, thai, 'en', [both.th, 'th', both.th, 'th'], 'available in Thai only'],
  ['English, on a Thai page', english, english, 'th', [both.en, 'en', both.en, 'en'], 'ภาษาอังกฤษ'],
  ['Thai, on a Thai page', thai, thai, 'th', [both.th, undefined, both.th, undefined], undefined],
  ['both, with a text in Thai', both, thai, 'en', [both.en, undefined, both.th, 'th'], 'in Thai only'],
] as const)('an alert in %s', (_, header, description, locale, words, note) => {
  const texts = toAlertTexts(severeAlertExample({ header, description }), exampleContext(locale));
  expect([texts.title, texts.titleLang, texts.text, texts.textLang]).toEqual(words);
  expect(texts.languageNote).toEqual(note && expect.stringContaining(note));
});
