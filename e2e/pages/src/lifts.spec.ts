import { expect, test } from '@raang/e2e-kit/desk-site';
import { timeOf } from '@raang/e2e-kit/clocks';

test.use({ javaScriptEnabled: false });
// a command of the desk takes seconds
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const lifts = ['PP05-exit-1-lift', 'PP05-exit-3-lift'] as const;
const inTwoDays = new Date(Date.parse(timeOf('today')) + 2 * 86_400_000).toISOString().slice(0, 10);

test('the desk says that the lifts of a station are out of order: its page and journeys change, and change back', async ({
  page,
  site,
}) => {
  const search = `${site.address}/en/search-departure?time=12:00&from=PP01&to=PP05&stepFree=yes`;
  const ways = page.getByRole('main').getByRole('article');
  const status = page.getByRole('region', { name: 'Lift and escalator status' });
  await page.goto(search);
  await expect(ways.first()).toBeVisible();
  await page.goto(`${site.address}/en/stations/PP05`);
  const lift = status.getByRole('listitem').filter({ hasText: 'Lift at exit 1' });
  await expect(lift).toContainText('not known');

  for (const id of lifts)
    expect(await site.desk('equipment', id, 'out', '--until', inTwoDays)).toMatchObject({ state: 'out' });
  await page.goto(`${site.address}/en/stations/PP05`);
  await expect(lift).toContainText(/out of order until .*Reported by staff/s);
  await page.goto(search);
  await expect(page.getByRole('main')).toContainText('Lift at exit 1: out of order until');
  await expect(page.getByRole('link', { name: /^To .* instead/ }).first()).toBeVisible();
  await expect(ways).toHaveCount(0);

  await site.desk('equipment', lifts[0], 'works');
  await page.goto(search);
  await expect(ways.first()).toBeVisible();
  await page.goto(`${site.address}/th/stations/PP05`);
  await expect(
    page
      .getByRole('region', { name: 'สถานะลิฟต์และบันไดเลื่อน' })
      .getByRole('listitem')
      .filter({ hasText: 'ลิฟต์ที่ทางออก 1' }),
  ).toContainText('ใช้งานได้');
});
