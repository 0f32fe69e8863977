import type { Page } from '@playwright/test';
import { expectAccessible } from '@raang/e2e-kit/accessibility';
import { expect, openPage, takeOver, test } from '@raang/e2e-kit/site-test';
import { hold } from '@raang/e2e-kit/slow-network';
import { startSiteWithNotices } from '@raang/e2e-kit/site-with-notices';

const alerts = `
- id: blue-flooding
  impactPeriods: [{ start: '2026-01-01T05:00:00+07:00' }]
  cause: WEATHER
  effect: NO_SERVICE
  severity: SEVERE
  informedEntities: [{ lineId: blue }]
  header: { th: สายสีน้ำเงินงดให้บริการช่วงท่าพระ–หลักสอง, en: No Blue Line trains between Tha Phra and Lak Song }
  description: { th: น้ำท่วมรางจากฝนตกหนัก มีรถโดยสารรับส่งแทน, en: Heavy rain has flooded the track. Buses run instead. }
  saidAt: '2026-01-01T17:52:00+07:00'
- id: purple-power
  impactPeriods: [{ start: '2026-01-01T05:00:00+07:00' }]
  cause: TECHNICAL_PROBLEM
  effect: NO_SERVICE
  severity: SEVERE
  informedEntities: [{ lineId: purple }]
  header: { th: สายสีม่วงหยุดให้บริการทั้งสาย, en: No Purple Line trains }
  description: { th: ระบบจ่ายไฟฟ้าขัดข้อง, en: The power supply has failed. }
  saidAt: '2026-01-01T17:50:00+07:00'
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

/** Adds two sites with the announcements above, one of them also with the alert. */
const it = test.extend<object, { sites: { withAlert: string; without: string } }>({
  sites: [
    async ({}, use) => {
      const [withAlert, without] = await Promise.all([
        startSiteWithNotices({ alerts, announcements }),
        startSiteWithNotices({ announcements }),
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
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});

/** The program never arrives, as on a network that is full. */
async function withoutProgram(page: Page) {
  const requested: string[] = [];
  await page.route('**/assets/program-*.js', (route) => void requested.push(route.request().url()));
  return requested;
}

const blue = 'No Blue Line trains between Tha Phra and Lak Song';
const purple = 'No Purple Line trains';

it('severe alerts open as dialogs at once, one after the other, each once', async ({ page, sites }) => {
  const requested = await withoutProgram(page);
  await page.goto(`${sites.withAlert}/en/updates/news`);
  const first = page.getByRole('alertdialog', { name: blue });
  await expect(first).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(1);
  await expect(first).toHaveAccessibleDescription(/Buses run instead/);
  await expect(first.getByText('Blue Line', { exact: true })).toBeVisible();
  await expect(first.getByRole('button', { name: 'I understand' })).toBeFocused();
  await expectAccessible(page, { part: '[role=alertdialog][open]' });
  // the page behind does not scroll
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Enter');
  const second = page.getByRole('alertdialog', { name: purple });
  await expect(second).toBeVisible();
  await expect(first).toBeHidden();
  const { x, y } = (await second.boundingBox())!;
  await page.mouse.click(x + 20, y + 20);
  await expect(second).toBeVisible();
  // what most visitors do on a bad morning needs no program
  expect(requested).toEqual([]);
  // far from the dialog, which may still be moving to its place
  await page.mouse.click(5, 5);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-page-locked');

  await page.goto(`${sites.withAlert}/en/travel/parking`, { waitUntil: 'load' });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

it('Escape closes the dialog of a severe alert, and its page keeps it after the program', async ({
  page,
  sites,
}) => {
  await page.goto(`${sites.withAlert}/th`);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await takeOver(page);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: 'สายสีม่วงหยุดให้บริการทั้งสาย' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

it('a page that tells an alert opens no dialog for it', async ({ page, sites }) => {
  await withoutProgram(page);
  await page.goto(`${sites.withAlert}/en/service-status`);
  await expect(page.locator('main [data-alert=blue-flooding]').first()).toBeVisible();
  await page.waitForLoadState();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

it('a severe alert opens no dialog once the visitor has begun', async ({ page, sites }) => {
  // the script is held until the visitor types: the dialog would come otherwise
  const release = await hold(page, /\.js$/);
  await page.goto(`${sites.withAlert}/en/search`, { waitUntil: 'commit' });
  const field = page.getByRole('main').getByRole('search').locator('input');
  await field.fill('lost umbrella');
  release();
  await expect(page.locator('body > p[role=status]')).toBeAttached();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(page.getByRole('region', { name: 'Announcements' })).toContainText('No Blue Line trains');
});

it('an intro is a notice above the page and opens no dialog', async ({ page, sites }) => {
  await openPage(page, `${sites.without}/th`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const notices = page.getByRole('region', { name: 'ประกาศ' });
  await expect(notices.getByText('+1')).toBeVisible();
  await notices.locator('summary').click();
  await notices.getByRole('link', { name: 'ดูค่าโดยสาร' }).click();
  await expect(page).toHaveURL(`${sites.without}/th/tickets/fare-rates`);
});
