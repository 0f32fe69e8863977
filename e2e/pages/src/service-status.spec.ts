import { expectAccessibleInEveryLook } from '@raang/e2e-kit/accessibility';
import { timeOf } from '@raang/e2e-kit/clocks';
import { networkIdle } from '@raang/e2e-kit/network-idle';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';
import { startSiteWithNotices } from '@raang/e2e-kit/site-with-notices';

/** Moment in so many hours, in ISO 8601, by the clock of the sites: alerts depend on the current time. */
const inHours = (hours: number) => new Date(Date.parse(timeOf('today')) + hours * 3_600_000).toISOString();

const alerts = () => `
- id: chatuchak-closed
  impactPeriods: [{ start: '${inHours(-24)}' }]
  cause: POLICE_ACTIVITY
  effect: NO_SERVICE
  severity: SEVERE
  informedEntities: [{ stationCode: BL13 }]
  header: { th: ปิดสถานีสวนจตุจักรชั่วคราว, en: Chatuchak Park is closed for the time being }
  description: { th: รถไฟฟ้าไม่จอดที่สถานีสวนจตุจักร โปรดใช้สถานีพหลโยธินแทน, en: Trains pass without stopping. Please use Phahon Yothin. }
  saidAt: '${inHours(-2)}'
  nextWordBy: '${inHours(5)}'
- id: purple-late
  impactPeriods: [{ start: '${inHours(-2)}', end: '${inHours(3)}' }]
  cause: TECHNICAL_PROBLEM
  effect: SIGNIFICANT_DELAYS
  severity: WARNING
  delaySeconds: 900
  informedEntities: [{ lineId: purple }]
  header: { th: สายสีม่วงล่าช้า, en: Purple Line trains are late }
  description: { th: ระบบอาณัติสัญญาณขัดข้องใกล้สถานีบางพลู, en: A signal failed near Bang Phlu. }
  saidAt: '${inHours(-2)}'
  nextWordBy: '${inHours(-1)}'
- id: civic-center-lift
  impactPeriods: [{ start: '${inHours(-24)}' }]
  cause: MAINTENANCE
  effect: ACCESSIBILITY_ISSUE
  severity: INFO
  informedEntities: [{ stationCode: PP11 }]
  header: { th: ลิฟต์ทางออก 3 สถานีศูนย์ราชการนนทบุรีปิดซ่อม, en: 'Nonthaburi Civic Center: lift at exit 3 closed for repair' }
  description: { th: โปรดใช้ลิฟต์ทางออก 1, en: Please use the lift at exit 1. }
  saidAt: '${inHours(-24)}'
- id: yellow-works
  impactPeriods: [{ start: '${inHours(30)}', end: '${inHours(35)}' }]
  cause: CONSTRUCTION
  effect: MODIFIED_SERVICE
  severity: INFO
  informedEntities: [{ lineId: yellow }]
  header: { th: สายสีเหลืองปรับปรุงราง, en: Track works on the Yellow Line }
  description: { th: รถออกประมาณทุก 15 นาที, en: Trains run about every 15 minutes. }
  saidAt: '${inHours(-24)}'
`;

const words = {
  th: {
    closed: 'ปิดสถานีสวนจตุจักรชั่วคราว',
    station: 'สวนจตุจักร',
    noTrains: 'ขณะนี้รถไฟฟ้าไม่จอดที่สถานีนี้',
    late: 'สายสีม่วงล่าช้า',
    delay: 'ล่าช้าไม่เกิน 15 นาที',
    overdue: 'เลยกำหนดแจ้งความคืบหน้า',
    unknown: 'ยังไม่มีข้อมูลสถานะล่าสุด',
    ended: 'นอกเวลาให้บริการ',
    works: 'สายสีเหลืองปรับปรุงราง',
    planned: 'ปรับเปลี่ยนการเดินรถ',
    liftsTitle: 'ลิฟต์และบันไดเลื่อน',
    lift: 'ลิฟต์ทางออก 3 สถานีศูนย์ราชการนนทบุรีปิดซ่อม',
    liftStation: 'ศูนย์ราชการนนทบุรี',
    full: 'ดูสถานะการให้บริการทั้งหมด',
    disrupted: 'ขณะนั้นไม่มีขบวนไปถึง เนื่องจากบางสถานีหรือบางสายปิดให้บริการ',
  },
  en: {
    closed: 'Chatuchak Park is closed for the time being',
    station: 'Chatuchak Park',
    noTrains: 'No train stops here now.',
    late: 'Purple Line trains are late',
    delay: 'Delays of up to 15 minutes',
    overdue: 'update overdue',
    unknown: 'No live information',
    ended: 'Outside service hours',
    works: 'Track works on the Yellow Line',
    planned: 'Modified service',
    liftsTitle: 'Lifts and escalators',
    lift: 'Nonthaburi Civic Center: lift at exit 3 closed for repair',
    liftStation: 'Nonthaburi Civic Center',
    full: 'Full service status',
    disrupted: 'No trains get there at this time: stations or lines are closed',
  },
} as const;

/** Adds a site with the alerts above. */
const it = test.extend<object, { site: string }>({
  site: [
    async ({}, use) => {
      const site = await startSiteWithNotices({ alerts: alerts() });
      await use(site.address);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// serial: one worker, which starts one site
it.describe.configure({ mode: 'serial' });

it.describe('without JavaScript', () => {
  it.use({ javaScriptEnabled: false });

  for (const locale of ['th', 'en'] as const) {
    const say = words[locale];

    it(`the home, status and station pages and the map show alerts in ${locale}, with overdue updates marked`, async ({
      page,
      site,
    }) => {
      await page.goto(`${site}/${locale}`);
      // a severe alert stands above the page, the others in the brief status
      const announcements = page.locator('[data-notice]');
      await expect(announcements.filter({ hasText: say.closed }).first()).toBeVisible();
      const brief = page.getByRole('main').getByRole('listitem');
      await expect(brief.filter({ hasText: say.late }).first()).toBeVisible();
      await page.getByRole('link', { name: say.full }).click();

      await expect(page).toHaveURL(`${site}/${locale}/service-status`);
      const rows = page.getByRole('main').getByRole('listitem');
      await expect(rows.filter({ hasText: say.late }).first()).toContainText(say.delay);
      await expect(rows.filter({ hasText: say.late }).first()).toContainText(say.overdue);
      await expect(rows.filter({ hasText: say.closed }).first()).not.toContainText(say.overdue);
      await expect(rows.filter({ hasText: say.works }).first()).toContainText(say.planned);
      await expect(rows.filter({ hasText: new RegExp(`${say.unknown}|${say.ended}`) })).toHaveCount(2);
      const lifts = page.getByRole('region', { name: say.liftsTitle });
      await expect(lifts.getByText(say.lift)).toBeVisible();
      await expect(lifts.getByRole('link', { name: say.liftStation })).toHaveAttribute(
        'href',
        `/${locale}/stations/PP11`,
      );

      await page.getByRole('main').getByRole('link', { name: say.station }).click();
      await expect(page).toHaveURL(`${site}/${locale}/stations/BL13`);
      await expect(page.getByRole('main').getByText(say.closed)).toBeVisible();
      await expect(page.getByText(say.noTrains)).toBeVisible();

      await page.goto(`${site}/${locale}/mrt-map?station=BL13`);
      await expect(page.getByRole('region', { name: say.station }).getByText(say.closed)).toBeVisible();
      await page.goto(`${site}/${locale}/mrt-map`);
      const map = page.locator('svg.network-map');
      await expect(map.locator('[id="map-BL13"]')).toHaveAccessibleName(new RegExp(`${say.closed}$`));
      // the closed station, and the late line beside its name; a lift out of order leaves no mark
      await expect(map.locator('.map-mark.closed')).toHaveCount(1);
      await expect(map.locator('.map-mark.disrupted')).toHaveCount(1);
      const list = page.getByRole('main');
      await expect(list.locator('summary').filter({ hasText: say.late })).toHaveCount(1);
      await list.locator('summary').first().click();
      await expect(list.getByRole('listitem').filter({ hasText: say.closed }).first()).toBeVisible();
    });

    it(`a search for a journey to a closed station names the closure (${locale})`, async ({ page, site }) => {
      await page.goto(`${site}/${locale}/search-departure?from=BL22&to=BL13&time=12%3A00`);
      await expect(page.getByRole('heading', { name: say.disrupted })).toBeVisible();
      await expect(page.getByRole('main').getByText(say.closed)).toBeVisible();
    });
  }

  /** Each page, and the alerts that it has to tell: by its main part or, of severe ones, by the frame. */
  const tellingPages: [string, ('closed' | 'late' | 'lift' | 'works')[]][] = [
    // the others are counted there
    ['', ['closed', 'late']],
    ['/service-status', ['closed', 'late', 'lift', 'works']],
    ['/stations/BL13', ['closed']],
    ['/stations/PP11', ['closed', 'late', 'lift']],
    ['/travel/train-line?line=purple', ['closed', 'late', 'lift']],
    ['/search-departure?from=BL22&to=BL13&time=12:00', ['closed']],
    // at night the journey begins after the delay
    ['/search-departure?from=BL22&to=PP11', ['closed', 'lift']],
    ['/search-departure?from=BL13', ['closed']],
    ['/mrt-map', ['closed']],
    ['/updates/news', ['closed']],
  ];
  it('a page shows each alert once', async ({ page, site }) => {
    for (const [path, told] of tellingPages) {
      await page.goto(`${site}/en${path}`);
      const text = await page.locator('body').innerText();
      for (const name of ['closed', 'late', 'lift', 'works'] as const) {
        const count = text.split(words.en[name]).length - 1;
        // a folded alert has its title only
        expect(count, `${name} on ${path}`).toBeLessThanOrEqual(1);
        if (told.includes(name)) expect(count, `${name} on ${path}`).toBe(1);
      }
    }
  });

  it('a closed station offers the nearest open ones, on each page that tells the closure', async ({
    page,
    site,
  }) => {
    await page.goto(`${site}/en/stations/BL13`);
    const main = page.getByRole('main');
    const offers = main.locator('[data-live]').getByRole('listitem');
    await expect(offers.first()).toContainText(/Mo Chit.*on foot/);
    await expect(offers.getByRole('link').first()).toHaveAttribute('href', '/en/stations/N8');
    await page.goto(`${site}/en/service-status`);
    await expect(main.getByRole('link', { name: 'Mo Chit' })).toHaveAttribute('href', '/en/stations/N8');
    await page.goto(`${site}/en/search-departure?from=BL22&to=BL13&time=12:00`);
    await main.getByRole('link', { name: /^To Mo Chit instead/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sukhumvit to Mo Chit');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  it('the page of a line shows only the alerts of that line', async ({ page, site }) => {
    await page.goto(`${site}/en/travel/train-line?line=purple`);
    await expect(page.getByRole('main').getByText(words.en.late)).toBeVisible();
    await expect(page.getByRole('main').getByText(words.en.works)).toHaveCount(0);
  });
});

it.describe('in a dialog', () => {
  it.use({ hasSeenNotices: false });

  it('a severe alert links to the page of its station', async ({ page, site }) => {
    await openPage(page, `${site}/en`);
    const dialog = page.getByRole('alertdialog', { name: words.en.closed });
    await dialog.getByRole('link', { name: 'About this station (BL13)' }).click();
    await expect(page).toHaveURL(`${site}/en/stations/BL13`);
    await expect(page.getByText(words.en.noTrains)).toBeVisible();
  });
});

it('a status page with alerts is accessible in light and dark, wide and narrow', async ({ page, site }) => {
  await openPage(page, `${site}/th/service-status`);
  // the page tells the alert, so no dialog does
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectAccessibleInEveryLook(page, 'th');
});

it('a new disruption is announced once, and the focus stays', async ({ page, site, baseURL }) => {
  await page.clock.install();
  await openPage(page, `${baseURL}/en/service-status`);
  await networkIdle(page);
  // the site with alerts responds to the renewal
  await page.route('**/_serverFn/loadServiceStatus**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${site}${pathname}${search}` }) });
  });
  const update = page.getByRole('main').getByRole('link', { name: 'Update' });
  await update.focus();
  await page.clock.runFor(31_000);
  const news = page.locator('body > [role=status]', { hasText: words.en.closed });
  await expect(news).toContainText(words.en.late);
  await expect(update).toBeFocused();
  const said = await news.textContent();
  await page.clock.runFor(31_000);
  await expect(news).toHaveText(said!);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
