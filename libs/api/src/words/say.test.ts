import { caseKindNouns, facilityNouns } from '@raang/i18n';
import { expect, test } from 'vitest';
import { say, sayWithin } from './say';

test('a noun is said in both languages, and small within an English sentence', () => {
  expect([say(facilityNouns.toilet, 'th'), say(facilityNouns.toilet, 'en')]).toEqual(['ห้องน้ำ', 'Toilets']);
  expect(sayWithin(caseKindNouns['lost-report'], 'en')).toBe('report of a lost item');
  expect(sayWithin(facilityNouns.wifi, 'en')).toBe('Wi-Fi');
  expect(sayWithin(caseKindNouns.complaint, 'th')).toBe('เรื่องร้องเรียน');
});
