import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { copyPreparedDatabase } from '@raang/e2e-kit/prepared-data';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';
import { startSite, stop } from '@raang/e2e-kit/start-site';
import { structuredDataOf } from '@raang/e2e-kit/structured-data';

test.use({
  expectedComplaints: [/Content Security Policy|status of 404|HTML with active content was left out/],
});

/** HTML that an attacker stored past every check of the content. Pages send the column unchanged. */
const injected = `<script>document.title = 'injected'</script>
<img src="/nothing.png" alt="" onerror="document.title = 'injected'">
<p>The text behind it.</p>`;

test('the browser blocks scripts in injected content', async ({ page }) => {
  const [folder, database] = await Promise.all([
    mkdtemp(path.join(os.tmpdir(), 'raang-injected-')),
    copyPreparedDatabase(),
  ]);
  const site = startSite({ PORT: '0', DATA_DIR: folder, DATABASE_URL: database.url });
  const address = await site.ready();
  const changed = await database.query(
    `update item_texts set body_html = $1 where item_id = $2 and locale = 'en' returning item_id`,
    [injected, 'blue-line-fares-july-2026'],
  );
  expect(changed).toHaveLength(1);
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      refused.push(effectiveDirective),
    );
  });

  await openPage(page, `${address}/en/updates/news/blue-line-fares-july-2026`);
  await expect(page.getByText('The text behind it.')).toBeVisible();
  const refused = () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
  await expect.poll(refused).toEqual(['script-src-elem', 'script-src-attr']);
  await expect(page).toHaveTitle(/ · MRTA Bangkok$/);

  await stop(site.child, site.exit);
  await Promise.all([database.drop(), rm(folder, { recursive: true })]);
});

test('a title that ends a script stays text in structured data', async ({ request }) => {
  const [folder, database] = await Promise.all([
    mkdtemp(path.join(os.tmpdir(), 'raang-injected-')),
    copyPreparedDatabase(),
  ]);
  const site = startSite({ PORT: '0', DATA_DIR: folder, DATABASE_URL: database.url });
  const address = await site.ready();
  const title = `</script><script>document.title = 'injected'</script>`;
  const changed = await database.query(
    `update item_texts set words = words || jsonb_build_object('title', $1::text)
      where item_id = $2 and locale = 'en' returning item_id`,
    [title, 'blue-line-fares-july-2026'],
  );
  expect(changed).toHaveLength(1);

  const html = await (await request.get(`${address}/en/updates/news/blue-line-fares-july-2026`)).text();
  expect(html).not.toContain(title);
  const [news, crumbs] = structuredDataOf(html);
  expect(news).toMatchObject({ '@type': 'NewsArticle', name: title, headline: title });
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });

  await stop(site.child, site.exit);
  await Promise.all([database.drop(), rm(folder, { recursive: true })]);
});
