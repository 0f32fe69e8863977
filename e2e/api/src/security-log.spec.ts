import { newPerson } from '@raang/e2e-kit/account-holder';
import { newEmail, sendCase } from '@raang/e2e-kit/case-post';
import { expect, openDatabaseSite, test } from './database-site';
import { answerOf, cookiesOf, ownPage, post, someAddress, tokenIn } from '@raang/e2e-kit/form-post';
import { networkIdle } from '@raang/e2e-kit/network-idle';

test('the log names no person, and has no secret, even when the database fails', async () => {
  const { site, close } = await openDatabaseSite({ LOG_LEVEL: 'trace' });
  const person = { ...newPerson(), email: `secret.person.${crypto.randomUUID().slice(0, 8)}@example.com` };
  const text = 'My secret text about a bag';
  await post(`${site.address}/en/register`, { fields: person });
  const confirmation = await site.mailbox.linkTo(person.email, 'confirm-register');
  const session = cookiesOf(await post(confirmation, { fields: {} }));
  await post(`${site.address}/en/login`, {
    fields: { email: person.email, password: 'secret wrong password' },
  });
  await post(`${site.address}/en/forgot-password`, { fields: { email: person.email } });
  const reset = await site.mailbox.linkTo(person.email, 'set-password');
  const sent = await sendCase(site, { text });
  const csrf = await tokenIn(`${site.address}/en/profile`, session);
  const other = `secret.${crypto.randomUUID().slice(0, 8)}@example.com`;
  await post(`${site.address}/en/profile`, {
    fields: { form: 'email', email: other, currentPassword: person.password, csrf },
    headers: { ...ownPage, cookie: session },
  });
  const change = await site.mailbox.linkTo(other, 'confirm-email');
  await post(`${site.address}/en/subscribe`, {
    fields: { lines: 'blue', severity: 'INFO', email: person.email },
  });
  const wish = await site.mailbox.linkTo(person.email, 'confirm-subscription');
  const confirmed = await post(wish, { fields: {} });
  const subscription = site.address + new URL(confirmed.headers.get('location')!, wish).pathname;

  const everything = async () => {
    const headers = { ...ownPage, ...someAddress() };
    const contact = encodeURIComponent(sent.email);
    await Promise.all([
      fetch(`${site.address}/api/v1/cases/${sent.reference}?contact=${contact}`, { headers }),
      fetch(sent.page, { headers: { ...headers, cookie: sent.cookie } }),
      fetch(`${site.address}/en/profile`, { headers: { ...headers, cookie: session } }),
      fetch(reset, { headers }),
      fetch(change, { headers }),
      fetch(wish, { headers }),
      fetch(subscription, { headers }),
      post(subscription.replace('/subscription/', '/unsubscribe/'), {
        fields: { 'List-Unsubscribe': 'One-Click' },
        headers: {},
      }),
      post(change, { fields: { form: 'confirm' } }),
      post(reset, { fields: { password: 'a secret new password' } }),
      post(`${site.address}/en/profile`, {
        fields: { form: 'details', name: 'Secret Name', locale: 'en', csrf },
        headers: { ...headers, cookie: session },
      }),
      post(`${site.address}/en/contact/comment`, {
        fields: { topic: 'praise', message: text, name: 'Secret Name', email: newEmail() },
      }),
      post(sent.page, { fields: { form: 'reply', text }, headers: { ...headers, cookie: sent.cookie } }),
      post(`${site.address}/en/login`, { fields: person }),
      post(`${site.address}/en/register`, { fields: person }),
    ]);
  };
  await everything();
  for (const table of ['cases', 'accounts', 'account_tokens', 'subscriptions', 'mails', 'attempts'])
    await site.query(`alter table ${table} rename to ${table}_gone`);
  await everything();
  // the failures are there, so the search below looks at something
  await expect.poll(() => site.output()).toContain('Failed query');
  const output = site.output();
  const secrets = [
    ...[
      person.email,
      person.password,
      person.name,
      sent.email,
      other,
      text,
      'secret',
      'Secret',
      '081 234 5678',
      '0812345678',
    ],
    ...[confirmation, reset, change, wish, subscription].map((link) => link.split('/').at(-1)!),
    ...[session, sent.cookie]
      .flatMap((cookies) => cookies.split('; '))
      .map((cookie) => cookie.split('=')[1]!),
    csrf,
  ].filter((secret) => secret.length > 1);
  for (const secret of secrets) {
    expect(output, secret).not.toContain(secret);
    expect(output, secret).not.toContain(encodeURIComponent(secret));
  }
  await close();
});

test('no address of a request has a contact or a token, and none goes to another host', async ({
  page,
  site,
}) => {
  const person = newPerson();
  await post(`${site.address}/en/register`, { fields: { ...person } });
  const link = await site.mailbox.linkTo(person.email, 'confirm-register');
  const token = link.split('/').at(-1)!;
  const { page: status, email, reference } = await sendCase(site);
  const requests: { url: string; referer: string }[] = [];
  page.on('request', (request) =>
    requests.push({ url: request.url(), referer: request.headers()['referer'] ?? '' }),
  );
  const otherToken = '0123456789abcdef0123';
  for (const address of [`/en/set-password/${otherToken}`, link]) {
    await page.goto(address);
    // a crawler would otherwise be told the address
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect(page).toHaveURL('/en/profile?done=welcome');
  await page.goto(status);
  await page.getByLabel('E-mail address or telephone number').fill(email);
  await page.getByRole('main').getByRole('button').last().click();
  await expect(page.getByRole('main')).toContainText(reference);
  await networkIdle(page);
  expect(requests.length).toBeGreaterThan(10);
  for (const { url, referer } of requests) {
    expect(new URL(url).origin).toBe(site.address);
    for (const text of [url, referer])
      for (const contact of [person.email, email]) {
        expect(text).not.toContain(contact);
        expect(text).not.toContain(encodeURIComponent(contact));
      }
    for (const one of [token, otherToken]) expect(referer).not.toContain(one);
  }
});

test('with HTTPS every cookie of a person has the prefix of this host', async () => {
  const { site, close } = await openDatabaseSite({ PUBLIC_URL: 'https://www.example.org' });
  const person = newPerson();
  await post(`${site.address}/en/register`, { fields: { ...person } });
  const link = await site.mailbox.linkTo(person.email, 'confirm-register');
  const confirmed = await post(site.address + new URL(link).pathname, { fields: {} });
  const comment = await post(`${site.address}/en/contact/comment`, {
    fields: { topic: 'praise', message: 'The staff were kind', email: person.email },
  });
  for (const [name, response] of [
    ['__Host-session', confirmed],
    ['__Host-case', comment],
  ] as const) {
    const cookie = response.headers.getSetCookie().find((one) => one.startsWith(`${name}=`));
    const attributes = cookie?.split(/; */) ?? [];
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
      expect(attributes, name).toContain(attribute);
    expect(cookie).not.toMatch(/domain=/i);
  }
  // what another host of the domain may plant counts for nothing
  const planted = cookiesOf(confirmed).replace('__Host-session', 'session');
  const me = await fetch(`${site.address}/api/v1/me`, { headers: { cookie: planted, ...someAddress() } });
  expect((await answerOf(me)).status).toBe(401);
  await close();
});
