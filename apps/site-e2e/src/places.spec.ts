import type { Page } from '@playwright/test';
import { expect, openPage, test } from './site-test';

/** A Tuesday within the timetable. */
const when = 'date=2026-11-24&time=08:00';

const words = {
  th: {
    from: 'จาก',
    to: 'ไป',
    find: 'ค้นหาเส้นทาง',
    siam: 'สยาม',
    siamIs: 'สยาม เป็นสถานีของรถไฟฟ้าบีทีเอส เปลี่ยนสายได้ที่สีลม หรือ สุขุมวิท',
    change: 'สุขุมวิท',
    heading: 'สวนจตุจักร ไป สุขุมวิท',
  },
  en: {
    from: 'From',
    to: 'To',
    find: 'Find a journey',
    siam: 'Siam',
    siamIs: 'Siam is a BTS station: change at Si Lom or Sukhumvit.',
    change: 'Sukhumvit',
    heading: 'Chatuchak Park to Sukhumvit',
  },
} as const;

const journeyHeading = (page: Page) => page.getByRole('heading', { level: 1 });

function search(page: Page, locale: 'th' | 'en', { from = 'BL13', to }: { from?: string; to: string }) {
  return page.goto(`/${locale}/search-departure?${new URLSearchParams({ from, to })}&${when}`);
}

for (const locale of ['th', 'en'] as const) {
  const { siam, siamIs, change, heading, from, to, find } = words[locale];

  test.describe(`without JavaScript, in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('Siam is no station of ours: the page says where to change, one press each', async ({ page }) => {
      await search(page, locale, { to: siam });
      const main = page.getByRole('main');
      await expect(main).toContainText(siamIs);
      await expect(page.getByLabel(to, { exact: true })).toHaveValue(siam);
      await expect(page.getByRole('article')).toHaveCount(0);
      await main.getByRole('link', { name: change, exact: true }).first().click();
      await expect(journeyHeading(page)).toHaveText(heading);
      await expect(page).toHaveURL(/from=BL13&to=BL22/);
    });

    test('two unknown ends are chosen one after the other', async ({ page }) => {
      await search(page, locale, { from: siam, to: { th: 'ดอนเมือง', en: 'Don Muang' }[locale] });
      const main = page.getByRole('main');
      await main
        .getByRole('link', { name: { th: 'สีลม', en: 'Si Lom' }[locale], exact: true })
        .first()
        .click();
      await expect(page).toHaveURL(/from=BL26/);
      await main
        .getByRole('link', { name: { th: 'บางซื่อ', en: 'Bang Sue' }[locale], exact: true })
        .first()
        .click();
      await expect(journeyHeading(page)).toHaveText({ th: 'สีลม ไป บางซื่อ', en: 'Si Lom to Bang Sue' }[locale]);
    });
  });

  test(`Siam is typed in the enhanced field and never becomes Si Iam, in ${locale}`, async ({ page }) => {
    await openPage(page, `/${locale}/search-departure?from=BL13&${when}`);
    const field = page.getByRole('combobox', { name: to, exact: true });
    const places = page.waitForResponse((response) => response.url().includes('loadPlaceOptions'));
    await field.click();
    await places;
    await field.fill(siam);
    await expect(page.getByRole('option').first()).toContainText(
      { th: 'รถไฟฟ้าบีทีเอส · เปลี่ยนสายที่สีลม หรือ สุขุมวิท', en: 'BTS · change at Si Lom or Sukhumvit' }[locale],
    );
    await field.press('Enter');
    await expect(field).toHaveValue(siam);
    await page.getByRole('button', { name: find }).click();
    await expect(page.getByRole('main')).toContainText(siamIs);
    await expect(page.getByRole('combobox', { name: from, exact: true })).not.toHaveValue('');
  });
}

test.describe('a typed place', () => {
  test.use({ javaScriptEnabled: false });

  for (const { locale, typed, heading, says } of [
    {
      locale: 'en',
      typed: 'Central Rama 9',
      heading: 'Chatuchak Park to Phra Ram 9',
      says: 'Central Rama 9 is near Phra Ram 9 (BL20), exit 2.',
    },
    {
      locale: 'th',
      typed: 'รพ.จุฬา',
      heading: 'สวนจตุจักร ไป สีลม',
      says: 'โรงพยาบาลจุฬาลงกรณ์ สภากาชาดไทย อยู่ใกล้สถานีสีลม (BL26) ทางออก 1',
    },
    { locale: 'th', typed: 'l6-6,;bm', heading: 'สวนจตุจักร ไป สุขุมวิท', says: 'สุขุมวิท' },
  ] as const) {
    test(`${typed} is planned, and the page says to which station`, async ({ page }) => {
      await search(page, locale, { to: typed });
      await expect(journeyHeading(page)).toHaveText(heading);
      await expect(page.getByRole('main')).toContainText(says);
    });
  }

  for (const { locale, typed, says } of [
    {
      locale: 'th',
      typed: 'สุวรรณภูมิ',
      says: 'สุวรรณภูมิ เป็นสถานีของแอร์พอร์ต เรล ลิงก์ เปลี่ยนสายได้ที่หัวหมาก หรือ เพชรบุรี',
    },
    {
      locale: 'en',
      typed: 'DMK',
      says: 'Don Mueang Airport is near Don Mueang (SRT Red Lines): change at Lak Si or Bang Sue.',
    },
    { locale: 'en', typed: 'Ari', says: 'Ari is a BTS station: change at Chatuchak Park.' },
    { locale: 'th', typed: 'อารี', says: 'อารีย์ เป็นสถานีของรถไฟฟ้าบีทีเอส เปลี่ยนสายได้ที่สวนจตุจักร' },
    { locale: 'en', typed: 'Chatuchak', says: '“Chatuchak” is the name of several places. Choose one.' },
  ] as const) {
    test(`${typed} asks for the way`, async ({ page }) => {
      await search(page, locale, { from: 'BL22', to: typed });
      await expect(page.getByRole('main')).toContainText(says);
      await expect(page.getByRole('article')).toHaveCount(0);
    });
  }

  test('one near match is offered with one press, which continues the same search', async ({ page }) => {
    await search(page, 'en', { from: 'BL13', to: 'Sukhunvit' });
    await expect(page.getByRole('main')).toContainText('Did you mean Sukhumvit (BL22)?');
    await page.getByRole('main').getByRole('link', { name: 'Sukhumvit', exact: true }).first().click();
    await expect(journeyHeading(page)).toHaveText('Chatuchak Park to Sukhumvit');
    await expect(page).toHaveURL(/time=08(:|%3A)00/);
  });
});
