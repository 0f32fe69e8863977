import { describe, expect, test } from 'vitest';
import { exampleContext } from '../shared/examples/model-context-example';
import { type AccountPageData, toAccountPageModel } from './account-page-model';
import { accountPageStates } from './account-page-state';

const context = exampleContext('en');
const model = (data: AccountPageData) => toAccountPageModel(data, context);

describe.each(accountPageStates)('%s', (state) => {
  test('only the URL of a token is a secret', () => {
    expect(model({ state }).head.hasSecretUrl).toBe(/^(set-password|confirm-)/.test(state));
  });

  test('no link leads to the same page', () => {
    expect(model({ state }).ways.map(({ href }) => href)).not.toContain(`/en/${state}`);
  });
});

test('links keep where the visitor wants to go', () => {
  const { hrefs, ways } = model({ state: 'forgot-password', next: '/en/profile' });
  expect(ways.map(({ href }) => href)).toEqual([hrefs.login, hrefs.register]);
  expect(hrefs).toMatchObject({
    login: '/en/login?next=%2Fen%2Fprofile',
    forgotPassword: '/en/forgot-password?next=%2Fen%2Fprofile',
  });
});

test('answers after a mail do not tell whether the address has an account', () => {
  for (const state of ['register-sent', 'forgot-password-sent'] as const)
    expect(model({ state }).lead).toMatch(/^If this address /);
});

test('a link that no longer works leads to a new mail', () => {
  expect(model({ state: 'set-password-gone' }).ways[0]).toMatchObject({ href: '/en/forgot-password' });
  expect(model({ state: 'confirm-register-gone' }).ways.map(({ href }) => href)).toEqual([
    '/en/login',
    '/en/register',
  ]);
  expect(model({ state: 'confirm-email-gone' }).ways[0]).toMatchObject({ href: '/en/profile#email' });
});

test.each(['confirm-new-email', 'confirm-current-email'] as const)('%s names the new address', (state) => {
  expect(model({ state, email: 'malee@example.com' }).lead).toContain('malee@example.com');
});

test('pages that lead to an account say what it is good for', () => {
  expect(model({ state: 'register' }).benefits).toHaveLength(3);
  expect(model({ state: 'set-password' }).benefits).toEqual([]);
});
