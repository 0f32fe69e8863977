import { timeOf } from '@raang/e2e-kit/clocks';
import { expect, test } from '@raang/e2e-kit/site-test';
import { startSiteWithNotices } from '@raang/e2e-kit/site-with-notices';

const since = new Date(Date.parse(timeOf('today')) - 2 * 3_600_000).toISOString();

const alerts = `
- id: civic-center-lift
  impactPeriods: [{ start: '${since}' }]
  cause: MAINTENANCE
  effect: ACCESSIBILITY_ISSUE
  severity: INFO
  informedEntities: [{ stationCode: PP11 }]
  header: { th: ลิฟต์สถานีศูนย์ราชการนนทบุรีปิดซ่อม, en: 'Nonthaburi Civic Center: lifts closed for repair' }
  description: { th: โปรดใช้สถานีใกล้เคียง, en: Please use another station. }
  saidAt: '${since}'
`;

const it = test.extend<object, { address: string }>({
  address: [
    async ({}, use) => {
      const site = await startSiteWithNotices({ alerts });
      await use(site.address);
      await site.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// serial: one worker, which starts the site
it.describe.configure({ mode: 'serial' });
it.use({ javaScriptEnabled: false });

for (const [locale, name, wayIn, change, broken, instead] of [
  [
    'en',
    'Steps on this way',
    'Way in at Khlong Bang Phai (step-free)',
    'Change at Tao Poon (not known)',
    'A lift or an escalator on the way is out of order',
    /^To .* instead/,
  ],
  [
    'th',
    'การใช้บันไดบนเส้นทางนี้',
    'ทางเข้าคลองบางไผ่ (ไม่ใช้บันได)',
    'เปลี่ยนขบวนที่เตาปูน (ยังไม่มีข้อมูล)',
    'ลิฟต์หรือบันไดเลื่อนระหว่างทางขัดข้อง',
    /^ลงที่สถานี/,
  ],
] as const) {
  const search = `/${locale}/search-departure?time=12:00&from=PP01&stepFree=yes`;

  it(`each way says part by part what is known, and whom to call (${locale})`, async ({ page, address }) => {
    await page.goto(`${address}${search}&to=BL13`);
    const way = page.getByRole('main').getByRole('article').first().getByRole('region', { name });
    await expect(way.getByRole('listitem')).toContainText([wayIn, '', change, '', '']);
    await expect(way.locator('a[href^="tel:"]')).toBeVisible();
  });

  it(`a lift out of order at the destination is the reason for no way (${locale})`, async ({
    page,
    address,
  }) => {
    await page.goto(`${address}${search}&to=PP11`);
    await expect(page.getByRole('heading', { name: broken })).toBeVisible();
    await expect(page.getByRole('link', { name: instead }).first()).toBeVisible();
    // passengers who take stairs still get there
    await page.goto(`${address}${search.replace('&stepFree=yes', '')}&to=PP11`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
}
