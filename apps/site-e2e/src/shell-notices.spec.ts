import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, openPage, test } from './site-test';
import { startSiteWithNotices } from './site-with-notices';

const alerts = `
- id: blue-flooding
  activePeriods: [{ start: '2026-01-01T05:00:00+07:00' }]
  cause: WEATHER
  effect: NO_SERVICE
  severity: SEVERE
  informedEntities: [{ lineId: blue }]
  header: { th: สายสีน้ำเงินงดให้บริการช่วงท่าพระ–หลักสอง, en: No Blue Line trains between Tha Phra and Lak Song }
  description: { th: น้ำท่วมรางจากฝนตกหนัก มีรถโดยสารรับส่งแทน, en: Heavy rain has flooded the track. Buses run instead. }
  saidAt: '2026-01-01T17:52:00+07:00'
`;
const announcements = `
- id: welcome
  version: 1
  kind: intro
  startsAt: '2026-01-01T00:00:00+07:00'
  title: { th: เว็บไซต์ใหม่เปิดให้ใช้แล้ว, en: The new website is open }
  text: { th: ค้นหาค่าโดยสารและเวลารถได้ในหน้าเดียว, en: Find fares and train times on one page. }
  picture: train-blue.svg
  link: { href: /tickets/fare-rates, label: { th: ดูค่าโดยสาร, en: See fares } }
- id: longer-hours
  version: 1
  kind: banner
  startsAt: '2026-01-01T00:00:00+07:00'
  title: { th: คืนนี้รถไฟฟ้าวิ่งถึง 02.00 น., en: Trains run until 02:00 tonight }
  text: { th: ทุกสายขยายเวลาให้บริการ, en: All lines run longer. }
`;

/** The response with the notices; a page requests other data too. */
const noticesOn = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/_serverFn/loadNotices'));

/** Adds two sites with the announcements above, one of them also with the alert. */
const it = test.extend<object, { sites: { withAlert: string; without: string } }>({
  sites: [
    async ({}, use, { project }) => {
      const [withAlert, without] = await Promise.all([
        startSiteWithNotices({ alerts, announcements }, project),
        startSiteWithNotices({ announcements }, project),
      ]);
      await use({ withAlert: withAlert.address, without: without.address });
      await Promise.all([withAlert.close(), without.close()]);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// serial: one worker, which starts two sites
it.describe.configure({ mode: 'serial' });
it.use({ hasSeenNotices: false });

it.describe('without JavaScript', () => {
  it.use({ javaScriptEnabled: false });

  it('a severe alert and a banner are shown above the page', async ({ page, sites }) => {
    await page.goto(`${sites.withAlert}/th`);
    const notices = page.getByRole('region', { name: 'ประกาศ' });
    await expect(notices.getByText('สายสีน้ำเงินงดให้บริการช่วงท่าพระ–หลักสอง').first()).toBeVisible();
    await notices.locator('summary').click();
    await expect(notices.getByText('แจ้งเมื่อ 1 ม.ค. 2569 17.52 น.')).toBeVisible();
    for (const title of ['คืนนี้รถไฟฟ้าวิ่งถึง 02.00 น.', 'เว็บไซต์ใหม่เปิดให้ใช้แล้ว'])
      await expect(notices.getByText(title).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

it('a severe alert opens a dialog once, and no intro opens with it', async ({ page, sites }) => {
  await openPage(page, `${sites.withAlert}/en`);
  const alert = page.getByRole('alertdialog', { name: 'No Blue Line trains between Tha Phra and Lak Song' });
  await expect(alert).toBeVisible();
  await expect(alert.getByText('Blue Line', { exact: true })).toBeVisible();
  await expectAccessible(page, { part: '[role=alertdialog]' });
  await alert.getByRole('button', { name: 'I understand' }).click();
  await expect(alert).toHaveCount(0);
  await page.waitForTimeout(500);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const loaded = noticesOn(page);
  await page.goto(`${sites.withAlert}/en/updates/news`);
  await (await loaded).finished();
  await page.waitForTimeout(500);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

it('a severe alert opens no dialog once the visitor has begun', async ({ page, sites }) => {
  // the answer is held until the visitor types: the dialog would come otherwise
  const { promise: typed, resolve: release } = Promise.withResolvers<void>();
  const asked = page.waitForRequest((request) => request.url().includes('/_serverFn/loadNotices'));
  await page.route('**/_serverFn/loadNotices*', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(`${sites.withAlert}/en/search`);
  await asked;
  const field = page.getByRole('main').getByRole('search').locator('input');
  await field.fill('lost umbrella');
  const answered = noticesOn(page);
  release();
  await (await answered).finished();
  await page.waitForTimeout(500);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(page.getByRole('region', { name: 'Announcements' })).toContainText('No Blue Line trains');
});

it('an intro is a notice above the page and opens no dialog', async ({ page, sites }) => {
  const loaded = noticesOn(page);
  await openPage(page, `${sites.without}/th`);
  await (await loaded).finished();
  await page.keyboard.press('Tab');
  await page.waitForTimeout(1500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const notices = page.getByRole('region', { name: 'ประกาศ' });
  await expect(notices.getByText('+1')).toBeVisible();
  await notices.locator('summary').click();
  await notices.getByRole('link', { name: 'ดูค่าโดยสาร' }).click();
  await expect(page).toHaveURL(`${sites.without}/th/tickets/fare-rates`);
});

it('the data of notices is publicly cacheable for 60 seconds and sets no cookie', async ({ page, sites }) => {
  const loaded = noticesOn(page);
  await page.goto(`${sites.withAlert}/th`);
  const response = await loaded;
  expect(response.headers()['cache-control']).toBe('public, max-age=60, stale-if-error=86400');
  expect(response.headers()['set-cookie']).toBeUndefined();
});
