import { marked, offersStations } from './station-field';
import { test } from './visitor-test';

const field = 'main input[role=combobox]';

test('Thai finds a station on an English page; arrows and Enter choose it', async ({ visitor }) => {
  await visitor.visit.open('/en');
  await offersStations(visitor, 'From');
  await visitor.click(field, 'From');
  await visitor.visit.type('ลาดพร้าว');
  await visitor.find(marked, /BL15 Lat Phrao/);
  await visitor.visit.press('ArrowDown');
  await visitor.find(marked, /YL01/);
  await visitor.visit.press('ArrowUp');
  await visitor.find(marked, /BL15/);
  await visitor.visit.press('Enter');
  await visitor.seesNo('[role=option]');
  await visitor.readsValue(field, 'Lat Phrao');
  await visitor.hasFocusOn(field, 'From');
});

test('Escape closes the list and leaves what was typed', async ({ visitor }) => {
  await visitor.visit.open('/th');
  await offersStations(visitor, 'ไป');
  await visitor.click(field, 'ไป');
  await visitor.visit.type('บาง');
  await visitor.find('[role=option]', /บางซื่อ/);
  await visitor.visit.press('Escape');
  await visitor.seesNo('[role=option]');
  await visitor.hasFocusOn(field, 'ไป');
});
