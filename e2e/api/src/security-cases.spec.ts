import type { Page } from '@playwright/test';
import { newPerson, useCookies } from '@raang/e2e-kit/account-holder';
import { type CaseForm, caseFields, caseForms, newEmail, sendCase } from '@raang/e2e-kit/case-post';
import { expect, signUpStaff, test } from './database-site';
import { answerOf, ownPage, post, signUp, someAddress, tokenIn } from '@raang/e2e-kit/form-post';

/** Breaks out of text, attributes, scripts and style, if it is not escaped. */
const attack = `"'></textarea></title></script><script>alert(1)</script><img src=x onerror=alert(2)> {{7*7}} javascript:alert(3)`;
const markup = /<script>alert|<img src=x/;
const forms = Object.keys(caseForms) as CaseForm[];

/** Fails the test when a dialog opens. The console is watched by the test itself. */
const refuseDialogs = (page: Page) =>
  page.on('dialog', (dialog) => {
    throw new Error(`a script ran: ${dialog.message()}`);
  });

test.describe('a script in every field', () => {
  for (const form of forms)
    test(`is text on the status page, at the desk and in mails: ${form}`, async ({ page, site }) => {
      refuseDialogs(page);
      const sent = await sendCase(site, { form, text: attack });
      await useCookies(page, site, sent.cookie);
      const response = await page.goto(sent.page);
      expect(await response!.text()).not.toMatch(markup);
      await expect(page.getByRole('main')).toContainText('<script>alert(1)</script>');
      const staff = await signUpStaff(site);
      const headers = { cookie: staff, ...someAddress() };
      const desk = await fetch(`${site.address}/api/v1/desk/cases/${sent.reference}`, { headers });
      expect([
        desk.status,
        desk.headers.get('content-type'),
        desk.headers.get('x-content-type-options'),
      ]).toEqual([200, expect.stringMatching(/^application\/json/), 'nosniff']);
      expect(await desk.json()).toMatchObject({ text: attack });
      const mails = await site.mailbox
        .linkTo(sent.email, 'contact')
        .then(() => site.mailbox.messagesTo(sent.email));
      expect(JSON.stringify(mails)).not.toContain('alert(');
    });

  test.describe('is text in a form that is shown again', () => {
    test.use({ expectedComplaints: [/status of 422/] });
    for (const form of forms)
      test(form, async ({ page }) => {
        refuseDialogs(page);
        await page.goto(`/th${caseForms[form]}`);
        // past the checks of the browser, as without JavaScript
        const fields = { ...caseFields(form, { text: attack, email: attack }), day: attack, topic: attack };
        const [response] = await Promise.all([
          page.waitForResponse((candidate) => candidate.request().method() === 'POST'),
          page.evaluate((given) => {
            const sender = document.createElement('form');
            sender.method = 'post';
            for (const [name, value] of Object.entries(given))
              sender.append(Object.assign(document.createElement('input'), { name, value }));
            document.body.append(sender);
            sender.submit();
          }, fields),
        ]);
        expect(response.status()).toBe(422);
        await expect(page.locator('main textarea').first()).toHaveValue(attack);
        await expect(page.locator('main input[name=email]')).toHaveValue(attack);
        await expect(page.locator('main img[src=x]')).toHaveCount(0);
        expect(await page.locator('script').allTextContents()).not.toContain('alert(1)');
      });
  });

  test('is text in what the desk writes: on the page and in the mail', async ({ page, site }) => {
    refuseDialogs(page);
    const sent = await sendCase(site, { form: 'complaint' });
    const staff = await signUpStaff(site);
    const answered = await post(`${site.address}/api/v1/desk/cases/${sent.reference}/answers`, {
      json: { text: `${attack}\r\nBcc: victim@example.org` },
      headers: { ...ownPage, cookie: staff },
    });
    expect(answered.status).toBe(200);
    await useCookies(page, site, sent.cookie);
    await page.goto(sent.page);
    await expect(page.getByRole('main')).toContainText('<script>alert(1)</script>');
    await expect.poll(async () => (await site.mailbox.messagesTo(sent.email)).length).toBe(2);
    const messages = await site.mailbox.messagesTo(sent.email);
    const { headers, html } = messages.find(({ text }) => text.includes('victim@example.org'))!;
    expect(headers.map(({ key }) => key)).not.toContain('bcc');
    expect(html).toMatch(/&lt;script&gt;alert\(1\)/);
    expect(html).not.toMatch(markup);
  });

  test('is text in every query of a private page', async ({ page, site }) => {
    refuseDialogs(page);
    for (const path of [
      '/en/contact/lost-tracking?reference=',
      '/en/login?next=',
      '/th/login?notice=',
      '/en/register?sent=',
    ]) {
      const response = await page.goto(site.address + path + encodeURIComponent(attack));
      expect(await response!.text(), path).not.toMatch(markup);
    }
  });
});

test.describe('a foreign case', () => {
  test('is not told from one that does not exist', async ({ site }) => {
    const { reference } = await sendCase(site);
    // of the same kind, with a valid check character
    const { reference: gone } = await sendCase(site);
    for (const table of ['case_events', 'case_messages', 'cases'])
      await site.query(`delete from ${table} where reference = $1`, [gone]);
    const contact = newEmail();
    const ways: Record<string, (one: string) => Promise<Response>> = {
      page: (one) =>
        post(`${site.address}/en/contact/lost-tracking`, {
          fields: { form: 'tracking', reference: one, contact },
        }),
      'enhanced form': (one) =>
        post(`${site.address}/en/contact/lost-tracking`, {
          fields: { form: 'tracking', reference: one, contact },
          headers: { ...ownPage, accept: 'application/json' },
        }),
      'status page': (one) =>
        fetch(`${site.address}/en/contact/lost-tracking?reference=${one}`, { headers: someAddress() }),
      API: (one) =>
        fetch(`${site.address}/api/v1/cases/${one}?contact=${contact}`, { headers: someAddress() }),
      'its file': (one) =>
        fetch(`${site.address}/cases/${one}/${crypto.randomUUID()}`, { headers: someAddress() }),
      'a reply': (one) =>
        post(`${site.address}/api/v1/cases/${one}/messages`, {
          json: { contact, text: 'a text of mine', idempotencyKey: crypto.randomUUID() },
        }),
      'a withdrawal': (one) => post(`${site.address}/api/v1/cases/${one}/withdrawal`, { json: { contact } }),
      'a claim': (one) =>
        post(`${site.address}/api/v1/cases/${one}/claim`, { json: { contact, proof: 'a text of mine' } }),
    };
    for (const [way, ask] of Object.entries(ways)) {
      const [known, unknown] = [await ask(reference), await ask(gone)];
      expect(await answerOf(known, reference, contact), way).toEqual(await answerOf(unknown, gone, contact));
    }
  });

  test('opens neither by an own contact, nor by an own account, nor by an own cookie', async ({ site }) => {
    const victim = await sendCase(site, { text: 'My green umbrella of silk' });
    const own = await sendCase(site);
    const session = await signUp(site, newPerson());
    // the victim's reference with another contact
    const forge = (contact: string) =>
      `case=${Buffer.from(JSON.stringify({ reference: victim.reference, contact })).toString('base64url')}`;
    const forged = forge(own.email);
    const cookies = [
      own.cookie,
      session,
      `${session}; ${own.cookie}`,
      forged,
      forge('neither an address nor a number'),
      `${session}; ${forged}`,
    ];
    for (const cookie of cookies) {
      const headers = { ...ownPage, cookie, ...someAddress() };
      const page = await fetch(victim.page, { headers });
      expect(page.status).toBe(200);
      const html = await page.text();
      expect(html).not.toContain('My green umbrella of silk');
      expect(html).not.toContain(victim.email);
      const csrf = await tokenIn(victim.page, cookie);
      for (const fields of [
        { form: 'reply', text: 'A text of the attacker' },
        { form: 'withdraw' },
        { form: 'claim', proof: 'A text of the attacker' },
      ] as Record<string, string>[]) {
        const response = await post(victim.page, { fields: { ...fields, csrf }, headers });
        expect(response.status, fields['form']).toBe(403);
      }
    }
    const rows = await site.query('select status from cases where reference = $1', [victim.reference]);
    expect(rows).not.toEqual([{ status: 'withdrawn' }]);
    expect(await site.query('select 1 from case_messages where reference = $1', [victim.reference])).toEqual(
      [],
    );
  });

  test('of an account opens for its owner, whose forms need the token of the session', async ({ site }) => {
    const session = await signUp(site, newPerson());
    const { page } = await sendCase(site, { cookie: session });
    const csrf = await tokenIn(page, session);
    expect(csrf).not.toBe('');
    const reply = (fields: Record<string, string>) =>
      post(page, {
        fields: { form: 'reply', text: 'My own words', ...fields },
        headers: { ...ownPage, cookie: session },
      });
    const refused = await reply({});
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('My own words');
    expect((await reply({ csrf })).status).toBe(303);
  });

  test('is not at the desk for passengers', async ({ site }) => {
    const { reference } = await sendCase(site);
    const session = await signUp(site, newPerson());
    for (const [cookie, status] of [
      ['', 401],
      [session, 403],
    ] as const)
      for (const path of [
        `/cases/${reference}`,
        '/cases',
        '/audit',
        '/found-items',
        `/cases/${reference}/matches`,
      ]) {
        const headers = { ...someAddress(), ...(cookie && { cookie }) };
        const response = await fetch(`${site.address}/api/v1/desk${path}`, { headers });
        expect([path, response.status]).toEqual([path, status]);
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
  });
});
