import { createCaseReference } from '@raang/domain';
import { describe, expect, it, test, vi } from 'vitest';
import { caseAccessCookie, caseAccessOf } from './case-access';

vi.mock('../../services/services', () => ({
  getServices: async () => ({ publicUrl: 'http://localhost:3000' }),
}));

const reference = createCaseReference('lost-report', new Uint8Array([1, 2, 3, 4, 5, 6, 7]));
const other = createCaseReference('lost-report', new Uint8Array([7, 6, 5, 4, 3, 2, 1]));
const contact = 'somchai@example.com';

const requestWith = (cookie: string) => ({ headers: new Headers({ cookie }) });
const sent = await caseAccessCookie({ reference, contact });
const cookie = sent.split(';')[0]!;

describe('the access to a case', () => {
  it('comes back from the cookie, for its own reference only', async () => {
    expect(await caseAccessOf(requestWith(`locale=th; ${cookie}; consent=1.`), reference)).toEqual({
      reference,
      contact,
    });
    expect(await caseAccessOf(requestWith(cookie), other)).toBeUndefined();
    expect(await caseAccessOf(requestWith(cookie), undefined)).toBeUndefined();
  });

  it('is hidden from scripts and other sites, and ends after half an hour', () => {
    expect(sent.split('; ').slice(1)).toEqual([
      'Max-Age=1800',
      'Path=/',
      'HttpOnly',
      'Secure',
      'SameSite=Lax',
    ]);
    expect(sent).not.toContain(contact);
  });

  test.each([
    ['', 'no cookie'],
    ['case=x', 'no JSON'],
    [`case=${Buffer.from('null').toString('base64url')}`, 'no object'],
    [
      `case=${Buffer.from(JSON.stringify({ reference: 'x', contact })).toString('base64url')}`,
      'no reference',
    ],
    [`othercase=${cookie.slice(5)}`, 'another cookie'],
    [
      `case=${Buffer.from(JSON.stringify({ reference, contact: 'x' })).toString('base64url')}`,
      'neither an e-mail address nor a telephone number',
    ],
  ])('is absent for %j: %s', async (header) => {
    expect(await caseAccessOf(requestWith(header), reference)).toBeUndefined();
  });
});
