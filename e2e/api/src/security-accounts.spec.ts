import { newPerson, signIn } from '@raang/e2e-kit/account-holder';
import { expectEach } from '@raang/e2e-kit/expect-each';
import { answerOf, cookiesOf, ownPage, post, signUp, someAddress, tokenIn } from '@raang/e2e-kit/form-post';
import { expect, test } from './database-site';

const asJson = { ...ownPage, accept: 'application/json' };
const password = 'seven yellow trains at dusk';

/** What each form sends besides the e-mail address. */
const forms: Record<string, Record<string, string>> = {
  register: { name: 'Somebody', password },
  'forgot-password': {},
  login: { password },
};
type Send = (site: string, form: string, email: string) => Promise<Response>;
const ways: Record<string, Send> = {
  page: (site, form, email) => post(`${site}/th/${form}`, { fields: { ...forms[form], email } }),
  'enhanced form': (site, form, email) =>
    post(`${site}/th/${form}`, { fields: { ...forms[form], email }, headers: asJson }),
  API: (site, form, email) => {
    const mail = form === 'login' ? {} : { lang: 'th' };
    return post(`${site}/api/v1/accounts/${form}`, { json: { ...forms[form], ...mail, email } });
  },
};

test('no response tells whether an address has an account', async ({ site }) => {
  const sent = Object.keys(forms).flatMap((form) =>
    Object.entries(ways).map(([way, send]) => ({ form, way, send })),
  );
  const nameOf = ({ form, way }: (typeof sent)[number]) => `${form} by the ${way}`;
  await expectEach(sent, nameOf, async ({ form, send }) => {
    const [known, unknown, unconfirmed] = [newPerson(), newPerson(), newPerson()];
    await signUp(site, known);
    await post(`${site.address}/en/register`, { fields: { ...unconfirmed } });
    const answers = await Promise.all(
      [known, unknown, unconfirmed].map(async ({ email }) =>
        answerOf(await send(site.address, form, email), email),
      ),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(answers[0]!.status).toBeLessThan(500);
  });
});

test.describe('a token of a mail', () => {
  test('confirms once, even if it is sent three times at once', async ({ site }) => {
    const holder = newPerson();
    await post(`${site.address}/en/register`, { fields: { ...holder } });
    const link = await site.mailbox.linkTo(holder.email, 'confirm-register');
    const responses = await Promise.all([1, 2, 3].map(() => post(link, { fields: {} })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([303, 422, 422]);
    for (const response of responses.filter(({ status }) => status === 422))
      expect(response.headers.getSetCookie()).toEqual([]);
    expect((await post(link, { fields: {} })).status).toBe(422);
  });

  test('sets a password once, and ends every session and every other token', async ({ site }) => {
    const holder = newPerson();
    const session = await signUp(site, holder);
    for (let count = 1; count <= 2; count++)
      await post(`${site.address}/en/forgot-password`, { fields: { email: holder.email } });
    const links = () => site.mailbox.linksTo(holder.email, 'set-password');
    await expect.poll(async () => (await links()).length).toBe(2);
    const [one, other] = await links();
    expect(other).not.toBe(one);
    expect((await post(one!, { fields: { password } })).status).toBe(303);
    expect((await post(one!, { fields: { password: holder.password } })).status).toBe(422);
    expect((await post(other!, { fields: { password: holder.password } })).status).toBe(422);
    const me = await fetch(`${site.address}/api/v1/me`, { headers: { cookie: session, ...someAddress() } });
    expect(me.status).toBe(401);
  });

  test('serves no other purpose', async ({ site }) => {
    const holder = newPerson();
    await post(`${site.address}/en/register`, { fields: { ...holder } });
    const link = await site.mailbox.linkTo(holder.email, 'confirm-register');
    const abused = await post(link.replace('confirm-register', 'set-password'), { fields: { password } });
    expect(abused.status).toBe(422);
    expect((await post(link, { fields: {} })).status).toBe(303);
  });
});

test.describe('the forms of a signed-in person', () => {
  const change = { form: 'details', name: 'Mallory', locale: 'en' };

  test('are taken with the token of their session only', async ({ site }) => {
    const [own, other] = [await signUp(site, newPerson()), await signUp(site, newPerson())];
    const profile = `${site.address}/en/profile`;
    const [token, foreign] = [await tokenIn(profile, own), await tokenIn(profile, other)];
    expect(token).toMatch(/^[\w-]{43}$/);
    const send = (csrf: Record<string, string>) =>
      post(profile, { fields: { ...change, ...csrf }, headers: { ...ownPage, cookie: own } });
    for (const csrf of [{}, { csrf: '' }, { csrf: foreign }] as Record<string, string>[]) {
      const refused = await send(csrf);
      expect(refused.status).toBe(403);
      const html = await refused.text();
      // nothing typed is lost, and the page has the current token
      expect(html).toContain('Mallory');
      expect(html).toContain(token);
      expect(html).toContain('This page can no longer send the form');
    }
    const nameOf = async () =>
      (
        await (
          await fetch(`${site.address}/api/v1/me`, { headers: { cookie: own, ...someAddress() } })
        ).json()
      ).name;
    expect(await nameOf()).toBe('Somchai Jaidee');
    expect((await send({ csrf: token })).status).toBe(303);
    expect(await nameOf()).toBe('Mallory');
  });

  test('all need it', async ({ site }) => {
    const cookie = await signUp(site, newPerson());
    await expectEach(
      ['details', 'email', 'password', 'deletion', 'sign-out-everywhere'],
      String,
      async (form) => {
        const response = await post(`${site.address}/en/profile`, {
          fields: { form },
          headers: { ...asJson, cookie },
        });
        expect([response.status, await response.json()]).toEqual([403, { kind: 'refused', status: 403 }]);
      },
    );
  });
});

test.describe('a session', () => {
  test('is a new one after each way to sign in, and the planted one ends', async ({ site }) => {
    const [attacker, victim] = [newPerson(), newPerson()];
    const planted = await signUp(site, attacker);
    await post(`${site.address}/en/register`, { fields: { ...victim } });
    const link = await site.mailbox.linkTo(victim.email, 'confirm-register');
    const confirmed = await post(link, { fields: {}, headers: { ...ownPage, cookie: planted } });
    const fresh = cookiesOf(confirmed);
    const nameBy = async (cookie: string) =>
      (await fetch(`${site.address}/api/v1/me`, { headers: { cookie, ...someAddress() } })).status;
    expect([await nameBy(planted), await nameBy(fresh)]).toEqual([401, 200]);
    const signedIn = await post(`${site.address}/en/login`, {
      fields: { email: victim.email, password: victim.password },
      headers: { ...ownPage, cookie: fresh },
    });
    expect(cookiesOf(signedIn)).toMatch(/session=/);
    expect(cookiesOf(signedIn)).not.toBe(fresh);
    expect([await nameBy(fresh), await nameBy(cookiesOf(signedIn))]).toEqual([401, 200]);
  });

  test('is not opened by a token without its signature, or with another one', async ({ site }) => {
    const cookie = await signUp(site, newPerson());
    const value = /session=([^;]+)/.exec(cookie)![1]!;
    const [token, signature] = decodeURIComponent(value).split('.');
    const tokens = [
      token!,
      `${token}.`,
      `${token}.${'A'.repeat(signature!.length)}`,
      `x${token}.${signature}`,
    ];
    for (const one of [...tokens.map(encodeURIComponent), 'planted', 'planted.signature', '%', '.']) {
      const headers = { cookie: `session=${one}`, ...someAddress() };
      expect((await fetch(`${site.address}/api/v1/me`, { headers })).status, one).toBe(401);
    }
  });

  test('has a cookie that scripts, other sites and other hosts do not get', async ({ page, site }) => {
    const holder = newPerson();
    await signUp(site, holder);
    await page.goto('/en/login');
    await signIn(page, holder);
    await expect(page).toHaveURL('/en/profile');
    const cookies = await page.context().cookies();
    // a cookie for other hosts too would have a dot before its domain
    expect(cookies.find(({ name }) => name === 'session')).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      path: '/',
      domain: new URL(site.address).hostname,
    });
    expect(await page.evaluate(() => document.cookie)).not.toContain('session=');
  });
});

test.describe('next leads to this site only', () => {
  test.use({ expectedComplaints: [/status of 40[134]/] });
  const foreign = [
    'https://evil.example/en',
    'https:evil.example',
    '//evil.example/en',
    '///evil.example/en',
    '/\\evil.example/en',
    '\\\\evil.example/en',
    '/%09/evil.example',
    '/\t/evil.example/en',
    '/\n/evil.example/en',
    '/./\\evil.example',
    '/en/..//evil.example/en',
    '/en\r\nset-cookie: a=b',
    'javascript:alert(1)//en',
    'data:text/html,<script>alert(1)</script>',
    '/api/v1/me',
  ];

  test('after signing in, and for members', async ({ site }) => {
    // ten sign-ins per e-mail address and quarter of an hour
    const holders = [newPerson(), newPerson()];
    const cookies = await Promise.all(holders.map((holder) => signUp(site, holder)));
    for (const [index, next] of foreign.entries()) {
      const [{ email, password: own }, cookie] = [holders[index % 2]!, cookies[index % 2]!];
      const page = `${site.address}/en/login?next=${encodeURIComponent(next)}`;
      const member = await fetch(page, { headers: { cookie, ...someAddress() }, redirect: 'manual' });
      expect([member.status, member.headers.get('location')], next).toEqual([303, '/en/profile']);
      expect(member.headers.get('set-cookie')).toBeNull();
      const signedIn = await post(page, { fields: { email, password: own } });
      expect([signedIn.status, signedIn.headers.get('location')], next).toEqual([303, '/en/profile']);
    }
  });

  test('through the page, with and without a foreign one', async ({ page, site }) => {
    const holder = newPerson();
    await signUp(site, holder);
    await page.goto('/en/login?next=%2F%2Fevil.example%2Fen');
    await signIn(page, holder);
    await expect(page).toHaveURL('/en/profile');
    await page.context().clearCookies();
    await page.goto('/en/login?next=%2Fen%2Fupdates%2Fnews%3Fpage%3D2');
    await signIn(page, holder);
    await expect(page).toHaveURL('/en/updates/news?page=2');
  });
});

test.describe('a mail', () => {
  test('to an address with a line break is refused', async ({ site }) => {
    const email = `a.${crypto.randomUUID().slice(0, 8)}@example.com`;
    for (const injected of [
      `${email}\r\nBcc: victim@example.org`,
      `${email}\nSubject: x`,
      `${email},b@example.org`,
    ]) {
      const response = await post(`${site.address}/en/register`, {
        fields: { name: 'A', email: injected, password },
      });
      expect(response.status, injected).toBe(422);
    }
    expect(await site.mailbox.messagesTo('victim@example.org')).toEqual([]);
  });

  test('repeats nothing that a stranger typed, and has no header of theirs', async ({ site }) => {
    const { email } = newPerson();
    const name = 'You won\r\nBcc: victim@example.org\r\n\r\nhttps://evil.example <script>alert(1)</script>';
    const response = await post(`${site.address}/en/register`, { fields: { name, email, password } });
    expect(response.status).toBe(303);
    await site.mailbox.linkTo(email, 'confirm-register');
    const [mail] = await site.mailbox.messagesTo(email);
    expect(JSON.stringify(mail)).not.toMatch(/victim@example|evil\.example|You won|alert\(1\)/);
  });
});
