import { ORPCError } from '@orpc/client';
import { createCaseReference } from '@raang/domain';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { FormVisit } from '../page-form';
import { caseAccessCookie } from './case-access';
import { ownCaseForm } from './own-case-forms';

vi.mock('../../services/services', () => ({
  getServices: async () => ({
    publicUrl: 'http://localhost',
    now: () => new Date('2026-11-22T12:00:00+07:00'),
  }),
}));
vi.mock('@tanstack/react-start/server', () => ({}));

const reference = createCaseReference('lost-report', new Uint8Array([1, 2, 3, 4, 5, 6, 7]));
const contact = 'somchai@example.com';
const idempotencyKey = '0b7e1d9c-6b0f-4a3c-9a51-0d4ff1f0a002';
const answer = async () => ({});
const cases = { track: vi.fn(answer), reply: vi.fn(answer), claim: vi.fn(answer), withdraw: vi.fn(answer) };
const notFound = () => Promise.reject(new ORPCError('NOT_FOUND', { status: 404 }));
beforeEach(() => vi.resetAllMocks());

/** Posts a form to the page of the case, as a visitor with or without access. */
async function post(values: Record<string, string>, { hasAccess = true } = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ idempotencyKey, ...values })) form.set(name, value);
  const cookie = hasAccess ? await caseAccessCookie({ reference, contact }) : '';
  const url = `http://localhost/en/contact/lost-tracking?reference=${reference}`;
  const headers = new Headers();
  const visit = {
    locale: 'en',
    params: {},
    form,
    headers,
    client: { cases },
    fileProblems: [],
    request: new Request(url, { headers: { cookie } }),
  } as unknown as FormVisit;
  return { outcome: await ownCaseForm(visit)?.(visit), headers };
}

describe('the page of a case', () => {
  test.each([
    ['reply', { text: 'It is green' }, { text: 'It is green', idempotencyKey }],
    ['claim', { proof: 'My name is on the handle' }, { proof: 'My name is on the handle' }],
    ['withdraw', {}, {}],
  ] as const)('takes the form %s for the contact of the cookie', async (form, values, input) => {
    const { outcome } = await post({ form, ...values });
    expect(cases[form]).toHaveBeenCalledWith({ reference, contact, ...input });
    expect(outcome).toEqual({ seeOther: `/en/contact/lost-tracking?reference=${reference}` });
  });

  it('leaves the decision about a visitor without the cookie to the API, which knows the signed-in owner', async () => {
    await post({ form: 'withdraw' }, { hasAccess: false });
    expect(cases.withdraw).toHaveBeenCalledWith({ reference, contact: undefined });
  });

  it('asks again if the access has expired', async () => {
    cases.reply.mockImplementation(notFound);
    const { outcome } = await post({ form: 'reply', text: 'It is green' }, { hasAccess: false });
    expect(outcome).toEqual({ problems: [], status: 403 });
  });

  it('opens a case with the right contact, and puts it into the cookie', async () => {
    const { outcome, headers } = await post({ form: 'tracking', reference, contact }, { hasAccess: false });
    expect(outcome).toEqual({ seeOther: `/en/contact/lost-tracking?reference=${reference}` });
    expect(headers.get('set-cookie')).toBe(await caseAccessCookie({ reference, contact }));
  });

  it('has one answer for a wrong contact and an unknown reference', async () => {
    cases.track.mockImplementation(notFound);
    const { outcome, headers } = await post({ form: 'tracking', reference, contact });
    expect(outcome).toEqual({
      problems: [{ field: 'reference', also: ['contact'], code: 'case-unknown' }],
    });
    expect(headers.has('set-cookie')).toBe(false);
  });

  it.each(['', 'toString', 'delete'])('does not know a form named %j', async (form) => {
    expect((await post({ form })).outcome).toBeUndefined();
  });
});
