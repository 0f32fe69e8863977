import { test } from './visitor-test';

const menu = 'header summary';

test('the menu leads to a page with the pointer, and closes', async ({ visitor }) => {
  await visitor.visit.open('/en/updates/news');
  await visitor.click(menu, 'Menu');
  await visitor.click('header details a', 'Parking');
  await visitor.isAt('/en/travel/parking');
  await visitor.sees('h1', 'Parking');
  await visitor.seesNo('header details a', 'Parking');
});

test('the menu opens by keyboard, and Escape closes it where the focus was', async ({ visitor }) => {
  await visitor.visit.open('/th/updates/news');
  await visitor.tabTo(menu, 'เมนู');
  await visitor.visit.press('Enter');
  await visitor.sees('header details a', 'ที่จอดรถ');
  await visitor.visit.press('Escape');
  await visitor.seesNo('header details a', 'ที่จอดรถ');
  await visitor.hasFocusOn(menu, 'เมนู');
});

test('on a phone the menu opens group by group', async ({ visitor }) => {
  await visitor.visit.resize(360, 740);
  await visitor.visit.open('/en/updates/news');
  await visitor.click(menu, 'Menu');
  await visitor.click('header details details summary', 'Travel');
  await visitor.click('header details a', 'Parking');
  await visitor.isAt('/en/travel/parking');
  await visitor.sees('h1', 'Parking');
});

test('the language switch leads to the same page in the other language', async ({ visitor }) => {
  await visitor.visit.open('/th/updates/news?page=2');
  await visitor.sees('h1', 'ข่าว');
  await visitor.click('header nav a', 'English');
  await visitor.isAt('/en/updates/news?page=2');
  await visitor.sees('h1', 'News');
  await visitor.click('header nav a', 'ไทย');
  await visitor.isAt('/th/updates/news?page=2');
  await visitor.sees('h1', 'ข่าว');
});
