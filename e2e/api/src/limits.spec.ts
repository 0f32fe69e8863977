import { signIn } from '@raang/e2e-kit/account-holder';
import { caseFields, newEmail } from '@raang/e2e-kit/case-post';
import { ownPage, post, someAddress } from '@raang/e2e-kit/form-post';
import { expect, test } from '@raang/e2e-kit/site-test';

// a refused form is a response with an error status, which browsers log
test.use({ expectedComplaints: [/status of (422|429)/] });

const words = { th: 'ท่านส่งแบบฟอร์มเกินจำนวนครั้งที่กำหนด', en: 'You have tried too often' };
const password = 'seven yellow trains at dusk';

/** A page that says so in its language, how long to wait, and what was typed. */
async function expectExplained(response: Response, locale: 'th' | 'en', typed: string) {
  expect([response.status, response.headers.get('cache-control')]).toEqual([429, 'no-store']);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  const html = await response.text();
  expect(html).toContain(words[locale]);
  expect(html).toContain(typed);
  return html;
}

test.describe('the eleventh sign-in with an e-mail address in a quarter of an hour is refused', () => {
  /** Ten that are only wrong. */
  async function tryTen(address: string, email: string) {
    for (let count = 1; count <= 10; count++) {
      const { status } = await post(address, { fields: { email, password } });
      expect(status, `attempt ${count}`).toBe(422);
    }
  }

  test('without JavaScript, with the address still typed: th', async ({ baseURL }) => {
    const [address, email] = [`${baseURL}/th/login`, newEmail()];
    await tryTen(address, email);
    const refused = await post(address, { fields: { email, password } });
    expect(await expectExplained(refused, 'th', email)).not.toContain(password);
  });

  test('on the page, with the address still typed: en', async ({ page, baseURL }) => {
    const email = newEmail();
    await tryTen(`${baseURL}/en/login`, email);
    await page.goto('/en/login');
    await signIn(page, { name: '', email, password });
    const main = page.getByRole('main');
    await expect(main).toContainText(words.en);
    await expect(main.getByLabel('E-mail address', { exact: true })).toHaveValue(email);
  });

  test('by the API, with the time to wait', async ({ baseURL }) => {
    const email = newEmail();
    await tryTen(`${baseURL}/en/login`, email);
    const refused = await post(`${baseURL}/api/v1/accounts/login`, { json: { email, password } });
    const { data } = await refused.json();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([
      429,
      String(data.retryAfterSeconds),
    ]);
  });
});

test('the sixth case of an address in an hour is refused, and keeps its text', async ({ baseURL }) => {
  const headers = { ...ownPage, ...someAddress() };
  const send = (text: string) =>
    post(`${baseURL}/th/contact/comment`, {
      fields: caseFields('comment', { text, email: newEmail() }),
      headers,
    });
  for (let count = 1; count <= 5; count++) expect((await send(`Text of comment ${count}`)).status).toBe(303);
  await expectExplained(
    await send('My sixth comment, which is long'),
    'th',
    'My sixth comment, which is long',
  );
});

test.describe('an address that has written sixty times in a minute', () => {
  const typed = 'The lift at the east exit stands still';
  const fields = () => caseFields('contact', { text: typed, email: newEmail() });

  /** Writes until an address has to wait; its minute began with the first write. @returns headers of the address */
  async function writeTooMuch(site: string) {
    const headers = { ...ownPage, ...someAddress() };
    const write = async () => (await post(`${site}/api/v1/nothing-to-write`, { headers })).status;
    const statuses = await Promise.all(Array.from({ length: 70 }, write));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
    return headers;
  }

  for (const [locale, until] of [
    ['th', /โปรดส่งอีกครั้งในอีก/],
    ['en', /Send the form again in 1 minute/],
  ] as const)
    test(`gets its form back with what was typed: ${locale}`, async ({ baseURL }) => {
      const headers = await writeTooMuch(baseURL!);
      const sent = await post(`${baseURL}/${locale}/contact/mrta`, { fields: fields(), headers });
      expect(plain(await expectExplained(sent, locale, `>${typed}</textarea>`))).toMatch(until);
    });

  test('gets a refusal in the enhanced form, and a page that says why for a form without text', async ({
    baseURL,
  }) => {
    const headers = await writeTooMuch(baseURL!);
    const json = { ...headers, accept: 'application/json' };
    const enhanced = await post(`${baseURL}/en/contact/mrta`, { fields: fields(), headers: json });
    expect([enhanced.status, await enhanced.json()]).toEqual([
      429,
      { kind: 'refused', status: 429, retryAfter: expect.any(Number) },
    ]);
    const consent = await post(`${baseURL}/th/cookie-policy`, { fields: { consent: 'all' }, headers });
    expect(consent.status).toBe(429);
    expect(await consent.text()).toMatch(/<html lang="th"[^]*ถี่เกินไป/);
    expect((await fetch(`${baseURL}/th`, { headers })).status).toBe(200);
  });
});

/** Without tags and marks of lines that do not break. */
const plain = (html: string) =>
  html.replaceAll(/<[^>]*>|[\u2060-\u2064\u200b]/g, '').replaceAll('\u00a0', ' ');
