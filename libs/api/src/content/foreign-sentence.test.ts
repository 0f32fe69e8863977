import { expect, test } from 'vitest';
import { foreignSentence } from './foreign-sentence';

test.each([
  ['th', 'รถไฟฟ้า MRT สายสีน้ำเงิน รับบัตร EMV Contactless (Visa, Mastercard)', undefined],
  ['th', 'Mass Rapid Transit Authority of Thailand (รฟม.)', undefined],
  ['th', 'ดูที่ https://www.mrta.co.th/en/this-is-a-long-address-with-many-words-in-it', undefined],
  ['th', 'รถเที่ยวสุดท้าย the last train leaves from the terminus at about midnight every day', 'the last'],
  ['en', 'Tha Phra (ท่าพระ) is where the loop closes.', undefined],
  ['en', 'The Thailand Cultural Centre (ศูนย์วัฒนธรรมแห่งประเทศไทย) station', undefined],
  ['en', 'Last trains รถไฟฟ้าทุกสายให้บริการถึงประมาณเที่ยงคืนของทุกวัน leave', 'รถไฟฟ้า'],
] as const)('in %s text "%s", the foreign sentence begins with: %s', (locale, text, start) => {
  const sentence = foreignSentence(text, locale);
  if (start) expect(sentence).toMatch(new RegExp(`^${start}`));
  else expect(sentence).toBeUndefined();
});
