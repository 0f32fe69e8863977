import type { Visitor } from './visitor';
import { expect, test } from './visitor-test';

const field = '#lost-report-day';
const opener = 'main button[aria-haspopup=dialog]';

const months = new Intl.DateTimeFormat('th', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The day of a cell as a Thai reader writes it: in the Buddhist era. */
async function dayOf(visitor: Visitor, cell: string): Promise<string> {
  const date = await visitor.visit.evaluate(
    (css) => document.querySelector(css)?.closest<HTMLElement>('[data-day]')?.dataset['day'],
    cell,
  );
  return months.format(new Date(date!));
}

test.beforeEach(async ({ visitor }) => {
  await visitor.visit.open('/th/contact/lost-asset');
  await visitor.hover(field);
  await visitor.find(opener);
});

test('a day is chosen from the calendar with the pointer', async ({ visitor }) => {
  await visitor.click(opener);
  await visitor.sees('[role=grid]');
  // of this month the fifth may be in the future
  await visitor.click('dialog button', 'เดือนก่อนหน้า');
  await visitor.click('[data-day$="-05"] button');
  await visitor.seesNo('[role=grid]');
  expect((await visitor.find(field)).value).toMatch(/^5 \S+ 25\d\d$/);
});

test('a day is chosen from the calendar by keyboard', async ({ visitor }) => {
  await visitor.tabTo(opener);
  await visitor.visit.press('Enter');
  await visitor.sees('[role=grid]');
  await visitor.find('[role=grid] :focus');
  const before = await dayOf(visitor, ':focus');
  await visitor.visit.press('ArrowUp');
  await visitor.seesNo(`[data-day="${before}"] :focus`);
  const day = await dayOf(visitor, ':focus');
  expect(day).not.toBe(before);
  await visitor.visit.press('Enter');
  await visitor.seesNo('[role=grid]');
  await visitor.readsValue(field, day);
});
