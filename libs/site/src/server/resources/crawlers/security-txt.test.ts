import { expect, test } from 'vitest';
import { toSecurityText } from './security-txt';

const now = new Date('2026-11-24T10:11:12Z');
const textOf = (edition: 'demonstration' | 'official', at = now) =>
  toSecurityText({ publicUrl: 'https://www.example.org', edition, now: at });

test('security.txt names the contact form in both languages, and ends within a year', () => {
  expect(textOf('official')).toBe(
    [
      'Contact: https://www.example.org/th/contact/mrta',
      'Contact: https://www.example.org/en/contact/mrta',
      'Expires: 2027-05-23T00:00:00Z',
      'Preferred-Languages: th, en',
      'Canonical: https://www.example.org/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('security.txt is the same for a day, and says what a demonstration is', () => {
  expect(textOf('official', new Date('2026-11-24T23:59:59Z'))).toBe(textOf('official'));
  expect(textOf('demonstration')).toMatch(
    /^# A demonstration, not the authority's official website\.\nContact: /,
  );
});
