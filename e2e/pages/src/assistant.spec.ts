import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInLook, looks } from '@raang/e2e-kit/accessibility';
import { networkIdle } from '@raang/e2e-kit/network-idle';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';

const words = {
  en: {
    open: 'Ask the assistant',
    panel: 'Assistant',
    input: 'Your question',
    close: 'Close the assistant',
    again: 'New conversation',
    question: 'how do I get to Don Mueang',
    asked: 'Where do you start your journey to Don Mueang?',
    start: 'Sukhumvit',
    change: 'Bang Sue (BL11) to Krung Thep Aphiwat (RN01) on foot',
    planner: 'Journey planner: Sukhumvit → Don Mueang',
  },
  th: {
    open: 'ถามผู้ช่วย',
    panel: 'ผู้ช่วย',
    input: 'คำถามของท่าน',
    close: 'ปิดหน้าต่างผู้ช่วย',
    again: 'เริ่มการสนทนาใหม่',
    question: 'ไปดอนเมืองยังไง',
    asked: 'ท่านจะเริ่มเดินทางไปดอนเมืองจากที่ใด',
    start: 'สุขุมวิท',
    change: 'เดินจากบางซื่อ (BL11) ไปกรุงเทพอภิวัฒน์ (RN01)',
    planner: 'วางแผนการเดินทาง: สุขุมวิท → ดอนเมือง',
  },
};

/** Opens the assistant by keyboard; the field for the question has the focus then. */
async function openAssistant(page: Page, locale: 'th' | 'en'): Promise<Locator> {
  await page.getByRole('button', { name: words[locale].open }).press('Enter');
  const panel = page.getByRole('region', { name: words[locale].panel, exact: true });
  await expect(panel.getByRole('textbox', { name: words[locale].input })).toBeFocused();
  return panel;
}

const lastMessage = (panel: Locator) => panel.getByRole('log').locator('ol > li').last();

for (const locale of ['th', 'en'] as const) {
  const say = words[locale];

  test(`from a question to a journey, by keyboard only (${locale})`, async ({ page }) => {
    await openPage(page, `/${locale}/updates/news`);
    const panel = await openAssistant(page, locale);
    await page.keyboard.type(say.question);
    await page.keyboard.press('Enter');
    await expect(lastMessage(panel)).toContainText(say.asked);
    await page.keyboard.type(say.start);
    await page.keyboard.press('Enter');
    await expect(lastMessage(panel)).toContainText(say.change);
    await expect(panel.getByRole('textbox')).toBeFocused();
    const source = lastMessage(panel).getByRole('link', { name: say.planner });
    await expect(source).toHaveAttribute('href', `/${locale}/search-departure?from=BL22&to=RN08`);

    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: say.open })).toBeFocused();
  });

  test(`the assistant is accessible (${locale})`, async ({ page }) => {
    await openPage(page, `/${locale}/cookie-policy`);
    const panel = await openAssistant(page, locale);
    await page.keyboard.type(say.question);
    await page.keyboard.press('Enter');
    await expect(lastMessage(panel)).toContainText(say.asked);
    for (const look of looks.filter((one) => one.locale === locale)) {
      await page.setViewportSize({ width: look.width, height: 800 });
      // axe cannot measure a line that is cut at the edge
      await panel
        .getByRole('log')
        .locator('ol > li')
        .first()
        .evaluate((message) => message.scrollIntoView());
      await expectAccessibleInLook(page, look);
    }
  });
}

test('a question that goes on remembers the stations, and the conversation survives a navigation', async ({
  page,
}) => {
  await openPage(page, '/en/updates/news');
  const panel = await openAssistant(page, 'en');
  await page.keyboard.type('from Sukhumvit to Si Lom');
  await page.keyboard.press('Enter');
  await expect(lastMessage(panel)).toContainText('Sukhumvit (BL22) → Si Lom (BL26)');
  await lastMessage(panel).getByRole('link', { name: 'Journey planner' }).click();
  await expect(page).toHaveURL(/\/en\/search-departure\?from=BL22&to=BL26$/);
  await panel.getByRole('button', { name: 'How much is it?' }).click();
  await expect(lastMessage(panel)).toContainText('General fare from Sukhumvit to Si Lom');
  await page.getByRole('button', { name: words.en.again }).click();
  await expect(panel.getByRole('log').locator('ol > li')).toHaveCount(1);
});

test('what the assistant does not know leads to people', async ({ page }) => {
  await openPage(page, '/en/updates/news');
  const panel = await openAssistant(page, 'en');
  await page.keyboard.type('what is the weather tomorrow');
  await page.keyboard.press('Enter');
  await expect(lastMessage(panel)).toContainText('I do not know that');
  await expect(lastMessage(panel).getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    '/en/contact/mrta',
  );
});

test('nothing is stored, and a reload ends the conversation', async ({ page, context }) => {
  await openPage(page, '/en/updates/news');
  const stored = () => page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);
  const cookies = async () => (await context.cookies()).map(({ name }) => name);
  const before = [await stored(), await cookies()];
  const panel = await openAssistant(page, 'en');
  await page.keyboard.type('hello');
  await page.keyboard.press('Enter');
  await expect(lastMessage(panel)).toContainText('Ask me about journeys');
  expect([await stored(), await cookies()]).toEqual(before);
  await page.reload();
  const again = await openAssistant(page, 'en');
  await expect(again.getByRole('log').locator('ol > li')).toHaveCount(1);
});

test.describe('without a connection', () => {
  test.use({ expectedComplaints: [/Failed to load resource|net::ERR/] });

  test('the question stays, and is asked again', async ({ page, context }) => {
    await openPage(page, '/en/updates/news');
    const panel = await openAssistant(page, 'en');
    await context.setOffline(true);
    await page.keyboard.type('hello');
    await page.keyboard.press('Enter');
    await expect(panel.getByText('We could not send your question')).toBeVisible();
    await expect(lastMessage(panel)).toContainText('hello');
    await context.setOffline(false);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(lastMessage(panel)).toContainText('Ask me about journeys');
  });
});

for (const { name, width, height } of [
  { name: 'a phone', width: 360, height: 640 },
  { name: 'a tablet', width: 1023, height: 800 },
])
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height }, hasConsented: false });

    test('the sheet fills the window over the inert page, and focus returns to the button', async ({
      page,
    }) => {
      await openPage(page, '/th/updates/news');
      const cookies = page.getByRole('region', { name: 'คุกกี้บนเว็บไซต์นี้' });
      await expect(cookies).toBeVisible();
      const opener = page.getByRole('region', { name: 'ท้ายหน้า' }).getByRole('button');
      const panel = await openAssistant(page, 'th');
      const sheet = page.locator('dialog:modal');
      const box = (await sheet.boundingBox())!;
      expect(box).toMatchObject({ x: 0, y: 0, height });
      // the space of the page's scrollbar stays
      expect(box.width).toBeGreaterThanOrEqual(width - 15);
      // nothing else can be reached
      for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement!.closest('main, header, footer'))).toBeNull();
      await panel.getByRole('button', { name: words.th.close }).click();
      await expect(panel).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(cookies).toBeVisible();
    });

    test('an entry of the menu opens it, and focus returns to the menu', async ({ page }) => {
      await openPage(page, '/en/updates/news');
      const menu = page.getByRole('banner').locator('summary').filter({ hasText: 'Menu' });
      await menu.click();
      await page.getByRole('banner').getByRole('button', { name: words.en.open }).click();
      await expect(page.getByRole('textbox', { name: words.en.input })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(menu).toBeFocused();
    });

    test('a link of an answer shows its page, and the conversation is still there', async ({ page }) => {
      await openPage(page, '/en/updates/news');
      const panel = await openAssistant(page, 'en');
      await page.keyboard.type('from Sukhumvit to Si Lom');
      await page.keyboard.press('Enter');
      await lastMessage(panel).getByRole('link', { name: 'Journey planner' }).click();
      await expect(page).toHaveURL(/search-departure/);
      await expect(panel).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await openAssistant(page, 'en');
      await expect(lastMessage(panel)).toContainText('Sukhumvit (BL22) → Si Lom (BL26)');
    });
  });

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1024, height: 800 }, hasConsented: false });

  test('the sheet stands beside the page, which can be used, and beside the cookie question', async ({
    page,
  }) => {
    await openPage(page, '/en/updates/news');
    const panel = await openAssistant(page, 'en');
    expect(await page.getByRole('dialog').boundingBox()).toEqual({ x: 624, y: 0, width: 400, height: 800 });
    const cookies = page.getByRole('region', { name: 'Cookies on this website' });
    const bar = (await cookies.boundingBox())!;
    expect(bar.x + bar.width).toBeLessThanOrEqual(624);
    await cookies.getByRole('button').first().click();
    await expect(cookies).toBeHidden();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).not.toHaveURL(/news$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(panel).toBeVisible();
    // narrower, it becomes modal, and keeps the focus
    await page.setViewportSize({ width: 800, height: 800 });
    const modal = page.locator('dialog:modal');
    await expect(modal).toBeVisible();
    await expect(panel.getByRole('textbox')).toBeFocused();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(modal).toHaveCount(0);
    await expect(panel.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: words.en.open })).toBeFocused();
  });
});

test('the assistant loads with the first press, and is not printed', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  await openPage(page, '/en/updates/news');
  await networkIdle(page);
  const before = loaded.filter((url) => url.includes('assistant-panel'));
  await openAssistant(page, 'en');
  expect([before.length, loaded.some((url) => url.includes('assistant-panel'))]).toEqual([0, true]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: words.en.panel, exact: true })).toBeHidden();
});
