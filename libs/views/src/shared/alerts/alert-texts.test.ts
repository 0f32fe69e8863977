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
  [
    'a third language',
    { other: { language: 'ja', text: '運休' } },
    { other: { language: 'ja', text: '運休' } },
    'en',
    ['運休', 'ja', '運休', 'ja'],
    'in this language only: Japanese',
  ],
  [
    'a third language and ours',
    { ...both, other: { language: 'ja', text: '運休' } },
    both,
    'en',
    [both.en, undefined, both.en, undefined],
    undefined,
  ],
  ['both, with a text in Thai', both, thai, 'en', [both.en, undefined, both.th, 'th'], 'in Thai only'],
] as const)('an alert in %s', (_, header, description, locale, words, note) => {
  const texts = toAlertTexts(severeAlertExample({ header, description }), exampleContext(locale));
  expect([texts.title, texts.titleLang, texts.text, texts.textLang]).toEqual(words);
  expect(texts.languageNote).toEqual(note && expect.stringContaining(note));
});

test.each([
  [
    'the language of the page',
    { th: 'https://a.example/th', en: 'https://a.example/en' },
    'https://a.example/en',
  ],
  ['the other one', { th: 'https://a.example/th' }, 'https://a.example/th'],
  ['none', undefined, undefined],
])('the web page of an alert is in %s', (_, url, page) => {
  expect(toAlertTexts(severeAlertExample({ url }), exampleContext('en')).page).toBe(page);
});
