import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords';

test.each([
  'password1234',
  'Password123!',
  'P@ssw0rd1234',
  'passwordpassword',
  'qwertyuiop[]',
  'qwerty123456',
  '1q2w3e4r5t6y',
  '123456789012',
  '1234567890123',
  '098765432109',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'aaaaaaaaaaaa1',
  'iloveyou1234',
  'iloveyou2563',
  'adminadmin123',
  'welcome2bangkok',
  'rotfaifa2569',
  'mrtabangkok1',
  'abcdefghijkl',
  'asdfghjkl123',
  'รถไฟฟ้ากรุงเทพ',
  'ฟหกดเ้่าสวง1',
  'รหัสผ่าน1234',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'correct horse battery staple',
  'sunshine dragon flower monkey',
  'tuna-velvet-99-kiosk',
  'ข้าวมันไก่ร้านป้าแดงหน้าวัด',
  'Xk29fjw0qpLm',
  '748215930264',
  'มานีมีตากลมดีใจ',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test.each(['malee.jaidee@example.org', 'maleejaidee2540', 'Malee Jaidee 1', 'jaideejaidee1'])(
  '%s is common for malee.jaidee@example.org',
  (password) => {
    expect(isCommonPassword(password, ['malee.jaidee@example.org', 'Malee Jaidee'])).toBe(true);
  },
);
