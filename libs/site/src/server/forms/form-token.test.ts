import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { hiddenFieldsOf, withToken } from './form-token';
import { tokenField } from './token-field';
import type { FormVisit } from './page-form';

let publicUrl: string;
vi.mock('../services/services', () => ({ getServices: async () => ({ publicUrl }) }));
beforeEach(() => void (publicUrl = 'http://localhost:3000'));
afterEach(() => void vi.clearAllMocks());

const take = vi.fn(async () => ({ seeOther: '/en/profile' }));
const stale = { problems: [], status: 403 };

const requestWith = (cookie?: string) =>
  new Request('http://localhost/en/profile', { headers: cookie ? { cookie } : {} });

async function post(cookie: string | undefined, token: string | undefined) {
  const form = new FormData();
  if (token !== undefined) form.set(tokenField, token);
  return withToken(() => take)({ request: requestWith(cookie), form } as FormVisit)?.({
    request: requestWith(cookie),
    form,
  } as FormVisit);
}

const tokenOf = async (cookie: string) => (await hiddenFieldsOf(requestWith(cookie)))[tokenField];

describe('a form of a signed-in visitor', () => {
  it('is taken with the token of the session', async () => {
    expect(await post('session=a.b', await tokenOf('theme=dark; session=a.b'))).toEqual({
      seeOther: '/en/profile',
    });
  });

  test.each([
    ['no token', async () => undefined],
    ['an empty one', async () => ''],
    ['that of another session', () => tokenOf('session=c.d')],
    ['a text of the same length', async () => 'x'.repeat(43)],
  ])('is shown again with %s', async (_what, token) => {
    expect(await post('session=a.b', await token())).toEqual(stale);
    expect(take).not.toHaveBeenCalled();
  });

  it('is not taken with the token of a cookie that another host of the domain planted', async () => {
    const planted = await tokenOf('session=known.known');
    publicUrl = 'https://www.example.org';
    expect(await post('session=known.known; __Host-session=a.b', planted)).toEqual(stale);
    expect(
      await post('session=known.known; __Host-session=a.b', await tokenOf('__Host-session=a.b')),
    ).toEqual({
      seeOther: '/en/profile',
    });
  });
});

describe('a form of a guest', () => {
  it('has no token and needs none', async () => {
    expect(await hiddenFieldsOf(requestWith())).toEqual({});
    expect(await post(undefined, undefined)).toEqual({ seeOther: '/en/profile' });
  });
});

it('does not tell the session', async () => {
  expect(await tokenOf('session=secret.signature')).not.toMatch(/secret|signature/);
});

it('takes no form that the page does not have', () => {
  expect(withToken(() => undefined)({} as FormVisit)).toBeUndefined();
});
