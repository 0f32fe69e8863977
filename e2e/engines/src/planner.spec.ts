import { chooseStation, chooseStationByKeyboard } from './station-field';
import { test } from './visitor-test';

test('a journey is planned with the pointer', async ({ visitor }) => {
  await visitor.visit.open('/en');
  await chooseStation(visitor, { field: 'From', typed: 'Sukumvit', option: /BL22/ });
  await chooseStation(visitor, { field: 'To', typed: 'Jatujak Park', option: /BL13/ });
  await visitor.click('main button', 'Swap start and destination');
  await visitor.click('main button', 'Find a journey');
  await visitor.isAt('/en/search-departure?from=BL13&to=BL22');
  await visitor.sees('h1', 'Chatuchak Park to Sukhumvit');
  await visitor.sees('article h2', /\d+ baht/);
});

test('a journey is planned by keyboard, in Thai', async ({ visitor }) => {
  await visitor.visit.open('/th');
  await chooseStationByKeyboard(visitor, { field: 'จาก', typed: 'สุขุม', option: /สุขุมวิท/ });
  await chooseStationByKeyboard(visitor, { field: 'ไป', typed: 'สวนจตุจ', option: /สวนจตุจักร/ });
  await visitor.tabTo('main button', 'ค้นหาเส้นทาง');
  await visitor.visit.press('Enter');
  await visitor.isAt('/th/search-departure?from=BL22&to=BL13');
  await visitor.sees('h1', 'สุขุมวิท ไป สวนจตุจักร');
  await visitor.sees('article h2');
});

test('a chosen time leads to a journey at that time', async ({ visitor }) => {
  // a Tuesday within the timetable
  await visitor.visit.open('/th/search-departure?from=BL22&to=PP11&date=2026-11-10&time=08:00');
  await visitor.sees('article h2', /ออก 08\.00/);
  await visitor.click('main nav a', /^ขบวนสุดท้าย/);
  await visitor.isAt(/mode=last/);
  await visitor.sees('article h2', /2[23]\.\d\d/);
});
