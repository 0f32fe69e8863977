import { expect, openPage, test } from '@raang/e2e-kit/site-test';

test.use({ hasSeenNotices: false });

const words = {
  th: {
    notices: 'ประกาศ',
    demo: 'สาธิต',
    website: /^เว็บไซต์ทางการ/,
    menu: 'เมนู',
    group: 'การเดินทาง',
    link: 'ที่จอดรถ',
    navigation: 'เมนูหลัก',
  },
  en: {
    notices: 'Announcements',
    demo: 'Demo',
    website: /^official website/,
    menu: 'Menu',
    group: 'Travel',
    link: 'Parking',
    navigation: 'Main',
  },
};

for (const locale of ['th', 'en'] as const) {
  const say = words[locale];

  test(`header, strip and footer are low (${locale})`, async ({ page }) => {
    await openPage(page, `/${locale}/updates/news`);
    for (const { width, height, header, strip, above, below } of [
      { width: 360, height: 740, header: 52, strip: 36, above: 92, below: 740 },
      { width: 1280, height: 860, header: 60, strip: 40, above: 104, below: 860 },
    ]) {
      await page.setViewportSize({ width, height });
      const heightOf = async (selector: string) => (await page.locator(selector).boundingBox())!.height;
      const main = (await page.getByRole('main').boundingBox())!;
      expect(main.y, `the page begins, ${width}`).toBeLessThanOrEqual(above);
      expect(await heightOf('header'), `header, ${width}`).toBe(header);
      expect(await heightOf('[data-notices]'), `strip, ${width}`).toBe(strip);
      expect(await heightOf('footer'), `footer, ${width}`).toBeLessThanOrEqual(below);
      if (width === 360)
        for (const control of await page.locator('header > :nth-child(2) :is(a, summary):visible').all())
          expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
  });

  test(`the strip says that the site is a demonstration, with and without notices (${locale})`, async ({
    page,
  }) => {
    await openPage(page, `/${locale}/updates/news`);
    await page.setViewportSize({ width: 360, height: 740 });
    const notices = page.getByRole('region', { name: say.notices });
    const website = page.getByRole('link', { name: say.website });
    await expect(notices.getByText(say.demo, { exact: true })).toBeVisible();
    await expect(website).toBeHidden();
    await notices.locator('summary').click();
    // before the notices
    await expect(notices.locator('details > div').getByRole('link').first()).toHaveAccessibleName(
      say.website,
    );
    await expect(website).toBeVisible();
    const close = notices.getByRole('button');
    const arrow = (await notices.locator('summary > :last-child').boundingBox())!;
    // the button's icon is 12 pixels within it
    expect(arrow.x + arrow.width).toBeLessThanOrEqual((await close.boundingBox())!.x + 12);
    await close.click();
    await expect(notices).toBeHidden();
    await expect(website).toBeVisible();
    expect((await page.getByRole('main').boundingBox())!.y).toBe(52 + 36);
    await page.reload();
    await expect(website).toBeVisible();
    await expect(notices).toBeHidden();
  });

  test(`the menu has its groups side by side on a wide screen, by keyboard (${locale})`, async ({ page }) => {
    await openPage(page, `/${locale}/updates/news`);
    const button = page.getByRole('banner').locator('summary').filter({ hasText: say.menu });
    await button.focus();
    const panel = button.locator('xpath=..').getByRole('navigation', { name: say.navigation });
    await expect(panel).toBeHidden();
    await page.keyboard.press('Enter');
    const lists = panel.getByRole('list');
    await expect(lists).toHaveCount(6);
    const tops = await Promise.all(
      (await lists.all()).slice(1).map(async (list) => (await list.boundingBox())!.y),
    );
    expect(new Set(tops).size, String(tops)).toBe(1);
    await expect(panel.getByRole('list', { name: say.group })).toBeVisible();
    await page.keyboard.press('Tab');
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await panel.getByRole('link', { name: say.link }).press('Enter');
    await expect(page).toHaveURL(`/${locale}/travel/parking`);
    await expect(panel).toBeHidden();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('notices, menu and footer of a phone open', async ({ page }) => {
    await page.goto('/en/updates/news');
    const notices = page.getByRole('region', { name: 'Announcements' });
    await notices.locator('summary').click();
    await expect(notices.getByRole('link').first()).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Lost property' })).toBeHidden();
    await footer.locator('summary', { hasText: 'Contact' }).click();
    await footer.getByRole('link', { name: 'Lost property' }).click();
    await expect(page).toHaveURL('/en/contact/lost');
  });
});
