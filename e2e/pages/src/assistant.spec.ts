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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasConsented: false });

  test('neither button nor panel covers the cookie question, and the panel is within the window', async ({
    page,
  }) => {
    await openPage(page, '/th');
    const cookies = page.getByRole('region', { name: 'คุกกี้บนเว็บไซต์นี้' });
    await expect(cookies).toBeVisible();
    const launcher = page.getByRole('button', { name: words.th.open });
    await page.evaluate(() => scrollTo({ top: innerHeight * 2 + 50, behavior: 'instant' }));
    await expect(launcher).toBeVisible();
    const bar = (await cookies.boundingBox())!;
    const button = (await launcher.boundingBox())!;
    expect(button.y + button.height).toBeLessThanOrEqual(bar.y);
    const box = (await (await openAssistant(page, 'th')).boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(bar.y + 1);
    expect(box.width).toBe(360);
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
