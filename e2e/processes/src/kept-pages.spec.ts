import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fillSender, formWith, proved, receiptOf, send } from '@raang/e2e-kit/case-forms';
import { caseFields, newEmail } from '@raang/e2e-kit/case-post';
import { openDatabaseLink } from './database-link';
import { ownPage, post } from '@raang/e2e-kit/form-post';
import { copyPreparedDatabase } from '@raang/e2e-kit/prepared-data';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';
import { startSite } from '@raang/e2e-kit/start-site';

test.use({ expectedComplaints: [/status of 50\d/] });

/** Public pages of every kind; the first ones show times. */
const livePages = [
  '/th/service-status',
  '/en/stations/BL13',
  '/en',
  '/th/search-departure?from=BL22&to=BL13',
];
const otherPages = ['/en/updates/news', '/th/travel/facilities', '/en/contact/lost-asset', '/th/stations'];
const pages = [...livePages, ...otherPages];

const words = {
  en: 'may have changed',
  th: 'อาจเปลี่ยนแปลงแล้ว',
};
const wordsOf = (page: string) => words[page.slice(1, 3) as keyof typeof words];

interface Visited {
  status: number;
  headers: Headers;
  text: string;
}
const visit = async (url: string, init: RequestInit = {}): Promise<Visited> => {
  const response = await fetch(url, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** A site whose database is behind a link. */
async function openSite() {
  const [folder, database] = await Promise.all([
    mkdtemp(path.join(os.tmpdir(), 'raang-kept-')),
    copyPreparedDatabase(),
  ]);
  const link = await openDatabaseLink(database.url);
  const site = startSite({
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: link.url,
    LOG_LEVEL: 'silent',
    TRUSTED_PROXIES: '127.0.0.1, ::1',
  });
  const address = await site.ready();
  for (const page of pages) expect((await visit(address + page)).status, page).toBe(200);
  return {
    address,
    link,
    query: database.query,
    close: async () => {
      link.close();
      site.child.kill('SIGKILL');
      await site.exit;
      await Promise.all([database.drop(), rm(folder, { recursive: true })]);
    },
  };
}

/** Changes the content for every process. */
const change = (query: (sql: string) => Promise<unknown>) =>
  query(`update content_versions set version = gen_random_uuid()`);

const changesOf = async (address: string) =>
  (JSON.parse((await visit(`${address}/readyz`)).text) as { changes: string }).changes;

test('while the database is gone, public pages are kept ones that say so, and forms keep what was typed', async ({
  page,
  context,
}) => {
  const { address, link, query, close } = await openSite();
  await expect.poll(() => changesOf(address)).toBe('notified');
  // somebody fills in a form meanwhile
  const typed = 'Please look for my blue umbrella';
  await openPage(page, `${address}/en/contact/mrta`);
  const form = formWith(page, 'message');
  await form.locator('[name=topic][value=website]').check();
  await form.locator('[name=message]').fill(typed);
  await fillSender(form, { name: 'Malee', email: newEmail() });
  await proved(form);
  await change(query);
  link.cut();
  await expect.poll(() => changesOf(address)).toBe('unknown');

  // under load: no request fails, and none waits for the database
  const visits = await Promise.all(
    Array.from({ length: 40 }, (_, number) => visit(address + pages[number % pages.length]!)),
  );
  expect(new Set(visits.map(({ status }) => status))).toEqual(new Set([200]));
  for (const path of pages) {
    // if the notice of the change was lost with the connection, the page's own lifetime has to end
    const cacheStatus = async () => {
      const { status, headers } = await visit(address + path);
      return `${status} ${headers.get('cache-status')}`;
    };
    await expect
      .poll(cacheStatus, { message: path, timeout: 70_000 })
      .toMatch(/^200 raang; hit; ttl=-\d+; detail=stale-if-error$/);
    const { headers, text } = await visit(address + path);
    expect(headers.get('age'), path).toMatch(/^\d+$/);
    expect(text.includes('data-stale-notice') && text.includes(wordsOf(path)), path).toBe(
      livePages.includes(path),
    );
  }
  // a page that is not kept: its data is known from other pages
  const unseen = await visit(`${address}/en/stations/PP16`);
  expect(
    unseen.status === 200 ? unseen.headers.get('cache-status') : unseen.headers.get('retry-after'),
  ).toMatch(unseen.status === 200 ? /stale-if-error/ : /^\d+$/);
  // a private page is never a kept one
  const own = await visit(`${address}/en/profile`);
  expect([own.headers.get('cache-control'), own.headers.get('cache-status')]).toEqual([
    expect.stringContaining('no-store'),
    null,
  ]);

  // without JavaScript
  for (const locale of ['en', 'th']) {
    const sent = await post(`${address}/${locale}/contact/mrta`, {
      fields: caseFields('contact', { text: typed, email: newEmail() }),
      headers: ownPage,
    });
    const text = await sent.text();
    expect([sent.status, sent.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(sent.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(text).toContain(`>${typed}</textarea>`);
    expect(text).toContain(locale === 'en' ? 'What you typed is still here' : 'ข้อมูลที่กรอกยังอยู่ครบ');
  }

  // the enhanced form says so as well, keeps everything, and can be sent again
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const refused = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.status() === 503,
    );
    await send(form);
    await refused;
    // the words for screen readers, and the notice
    await expect(form.getByText('What you typed is still here')).toHaveCount(2);
    await expect(form.locator('[name=message]')).toHaveValue(typed);
  }
  const enhanced = await post(`${address}/en/contact/mrta`, {
    fields: caseFields('contact', { text: typed, email: newEmail() }),
    headers: { ...ownPage, accept: 'application/json' },
  });
  expect([enhanced.status, await enhanced.json()]).toEqual([503, { kind: 'refused', status: 503 }]);

  // hydration leaves the sentence above a kept page where it is
  const tab = await context.newPage();
  await tab.goto(`${address}/en/service-status`);
  await tab.mouse.move(10, 10);
  await expect(tab.locator('html')).toBeVisible();
  await expect(tab.getByRole('complementary', { name: 'Outdated information' })).toBeVisible();

  await link.mend();
  await expect.poll(() => changesOf(address)).toBe('notified');
  for (const path of pages)
    await expect
      .poll(async () => (await visit(address + path)).headers.get('cache-status'), { message: path })
      .toBe(null);
  const taken = await post(`${address}/en/contact/mrta`, {
    fields: caseFields('contact', { text: typed, email: newEmail() }),
    headers: ownPage,
  });
  expect(taken.status).toBe(303);
  // pressing again is enough, and sends it once
  await send(form);
  await receiptOf(page);
  expect(await query('select count(*)::int as count from cases')).toEqual([{ count: 2 }]);
  // they may still be loading
  await Promise.all([tab.close(), page.close()]);
  await close();
});

test('a database whose answers are lost holds no request for ever, and the site recovers', async () => {
  const { address, link, query, close } = await openSite();
  await change(query);
  link.hold();
  // kept pages soon, others fail in the end
  const unkept = visit(`${address}/en/updates/news?q=never-asked`);
  // the notice of the change may be among what is lost: then the page's own lifetime ends
  await expect
    .poll(
      async () => {
        const kept = await visit(address + livePages[0]!);
        return `${kept.status} ${kept.headers.get('cache-status')}`;
      },
      { timeout: 60_000 },
    )
    .toMatch(/^200 .*stale/);
  expect([200, 500, 503]).toContain((await unkept).status);
  link.forward();
  await expect.poll(() => changesOf(address), { timeout: 60_000 }).toBe('notified');
  await expect
    .poll(async () => (await visit(address + livePages[0]!)).headers.get('cache-status'), {
      timeout: 100_000,
    })
    .toBe(null);
  await close();
});
