import { chooseStation, expect, openPage, test } from '@raang/e2e-kit/site-test';

/** A day with known results: the day cap and tokens are valid, stored-value cards no longer are. */
const day = '2026-11-20';

const words = {
  th: {
    title: 'เลือกตั๋วหรือบัตรโดยสาร',
    from: 'จาก',
    to: 'ไป',
    next: 'ถัดไป',
    adult: /^บุคคลทั่วไป/,
    nothing: /^ยังไม่มี/,
    answer: /^ใช้เหรียญโดยสารเที่ยวเดียว และตั๋วโดยสารเที่ยวเดียว$/,
    amount: '85 บาท',
    cheaper: /71 บาท/,
    withIt: 'ดูผลเมื่อใช้บัตรนี้',
    cardAnswer: /^ใช้บัตรที่มีอยู่ได้: บัตร EMV/,
  },
  en: {
    title: 'Which ticket?',
    from: 'From',
    to: 'To',
    next: 'Next',
    adult: /^General/,
    nothing: /^Nothing yet/,
    answer: 'Your ticket: Single-journey token and Single-journey ticket',
    amount: '85 baht',
    cheaper: /71 baht/,
    withIt: 'Show the result with this card',
    cardAnswer: /^You can use your card: EMV contactless card/,
  },
};

for (const locale of ['th', 'en'] as const) {
  const said = words[locale];

  test(`three taps after the stations show a ticket, and one more a cheaper card (${locale})`, async ({
    page,
  }) => {
    await openPage(page, `/${locale}/which-ticket?date=${day}`);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(said.title);
    await chooseStation(page, { field: said.from, typed: 'PP01', code: 'PP01' });
    await chooseStation(page, { field: said.to, typed: 'PK10', code: 'PK10' });
    await page.getByRole('button', { name: said.next, exact: true }).click();
    const main = page.getByRole('main');
    await main.getByRole('link', { name: said.adult }).click();
    await main.getByRole('link', { name: said.nothing }).click();
    await expect(title).toHaveText(said.answer);
    await expect(page).toHaveURL(
      `/${locale}/which-ticket?from=PP01&to=PK10&date=${day}&rider=adult&card=none`,
    );
    await expect(main.locator('strong').first()).toHaveText(said.amount);
    await expect(main.getByText(said.cheaper).first()).toBeVisible();
    await main.getByRole('link', { name: said.withIt }).click();
    await expect(title).toHaveText(said.cardAnswer);
    await page.goBack();
    await expect(title).toHaveText(said.answer);
  });
}
