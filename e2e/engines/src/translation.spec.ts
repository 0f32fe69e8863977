import { chooseStation, offersStations } from './station-field';
import { translatePage } from '@raang/e2e-kit/translate-page';
import { eventually, expect, test } from './visitor-test';

test('a translated page leads to others and back', async ({ visitor }) => {
  await visitor.visit.open('/en');
  await visitor.hover('main a[href]');
  await offersStations(visitor, 'From');
  await visitor.visit.evaluate(translatePage, undefined);
  await visitor.click('main a', /Parking/);
  await visitor.isAt('/en/travel/parking');
  await visitor.sees('h1', /Parking/);
  await visitor.click('main a', /Lat Phrao Park and Ride Building/);
  await visitor.sees('h1', /Lat Phrao Park and Ride Building/);
  await visitor.visit.back();
  await visitor.sees('h1', /Parking/);
  await visitor.seesNo('h1', /Lat Phrao/);
  await visitor.visit.back();
  await visitor.find('main button', /Find a journey/);
});

test('a translated page takes what is typed, and shows its answer', async ({ visitor }) => {
  await visitor.visit.open('/en');
  await offersStations(visitor, 'From');
  await visitor.visit.evaluate(translatePage, undefined);
  await chooseStation(visitor, { field: '»From«', typed: 'Sukhum', option: /BL22/ });
  await chooseStation(visitor, { field: '»To«', typed: 'Chatu', option: /BL13/ });
  await visitor.click('main button', /Find a journey/);
  await visitor.isAt('/en/search-departure?from=BL22&to=BL13');
  await visitor.sees('h1', /Sukhumvit to Chatuchak Park/);
  await visitor.hover('main input:not([type=hidden])', /From/);
  await visitor.find('main input[role=combobox]', /From/);
  await visitor.click('main button', /Swap start and destination/);
  await visitor.sees('h1', /Chatuchak Park to Sukhumvit/);
});

test('a translated assistant answers', async ({ visitor }) => {
  await visitor.visit.open('/en/updates/news');
  await visitor.click('button', 'Ask the assistant');
  await visitor.hasFocusOn('textarea, input', 'Your question');
  await visitor.visit.evaluate(translatePage, undefined);
  await visitor.visit.type('how do I get to Don Mueang');
  await visitor.visit.press('Enter');
  await visitor.sees('[role=log] li > div', /Where do you start your journey to Don Mueang/);
});

test('a page that is translated before its program plans a journey from the first press on', async ({
  visitor,
}) => {
  await visitor.visit.open('/en/search-departure?from=BL22&to=BL13');
  await visitor.visit.evaluate(translatePage, undefined);
  await visitor.click('main button', /Swap start and destination/);
  await visitor.sees('h1', /Chatuchak Park to Sukhumvit/);
});

test('a translated form says what is missing, and counts what is typed', async ({ visitor }) => {
  await visitor.visit.open('/en/contact/mrta');
  await visitor.visit.evaluate(translatePage, undefined);
  await visitor.hover('#contact-message');
  await visitor.find('#contact:not([data-draft])');
  await visitor.click('#contact button[type=submit]');
  await visitor.sees('#contact a[href="#contact-message"]', /^»/);
  await visitor.fill('#contact-message', 'Thirteen text');
  await visitor.sees('#contact [aria-hidden=true]', '»Characters left: 3987«');
});

test('a translated map zooms, opens a station and keeps its name', async ({ visitor }) => {
  await visitor.visit.open('/en/mrt-map');
  await visitor.visit.evaluate(translatePage, undefined);
  await visitor.hover('h1');
  const width = () =>
    visitor.visit.evaluate(
      () => document.querySelector('svg.network-map')!.getBoundingClientRect().width,
      undefined,
    );
  const before = await width();
  await visitor.click('main button', '»Zoom in«');
  await eventually(async () => expect(await width()).toBeGreaterThan(before * 1.2));
  await visitor.click('[id="map-YL14"] text');
  await visitor.isAt(/station=YL14/);
  await visitor.hasFocusOn('h2', 'Srinagarindra 38');
});

test('the menu of a translated page leads to another', async ({ visitor }) => {
  await visitor.visit.open('/en/updates/news');
  await visitor.visit.evaluate(translatePage, undefined);
  await visitor.click('header summary', '»Menu«');
  await visitor.click('header details a', '»Parking«');
  await visitor.isAt('/en/travel/parking');
  await visitor.sees('h1', /Parking/);
});
