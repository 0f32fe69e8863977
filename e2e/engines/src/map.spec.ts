import type { Visitor } from './visitor';
import { eventually, expect, test } from './visitor-test';

const frame = '.map-frame';
const zoomIn = 'main button[aria-label="Zoom in"]';

const widthOf = ({ visit }: Visitor) =>
  visit.evaluate(() => document.querySelector('svg.network-map')!.getBoundingClientRect().width, undefined);
const scrolled = ({ visit }: Visitor) =>
  visit.evaluate((css) => {
    const { scrollLeft, scrollTop } = document.querySelector(css)!;
    return { across: scrollLeft, down: scrollTop };
  }, frame);

test.beforeEach(async ({ visitor }) => {
  await visitor.visit.open('/en/mrt-map');
  await visitor.hover('h1');
  await visitor.find(zoomIn);
});

test('the buttons zoom the map, and the pointer drags it', async ({ visitor }) => {
  const width = await widthOf(visitor);
  await visitor.click(zoomIn);
  await eventually(async () => expect(await widthOf(visitor)).toBeGreaterThan(width * 1.2));
  const before = await scrolled(visitor);
  const { x, y } = await visitor.placeOf(frame);
  await visitor.visit.point({ x, y }, 'down', { x: x - 40, y: y - 30 }, { x: x - 100, y: y - 60 }, 'up');
  await eventually(async () => {
    const { across, down } = await scrolled(visitor);
    expect(across - before.across).toBeGreaterThan(80);
    expect(down - before.down).toBeGreaterThan(40);
  });
  await visitor.isAt('/en/mrt-map');
});

test('a station opens its panel with the pointer; Escape closes it and returns the focus', async ({
  visitor,
}) => {
  await visitor.click('[id="map-YL14"] text');
  await visitor.isAt(/station=YL14/);
  await visitor.hasFocusOn('h2', 'Srinagarindra 38');
  await visitor.visit.press('Escape');
  await visitor.seesNo('h2', 'Srinagarindra 38');
  await visitor.hasFocusOn('[id="map-YL14"]');
});

test('arrow keys go from station to station, and Enter opens one', async ({ visitor }) => {
  await visitor.tabTo('svg.network-map a');
  await visitor.hasFocusOn('[id="map-BL01"]');
  await visitor.visit.press('ArrowUp');
  await visitor.hasFocusOn('[id="map-BL02"]');
  await visitor.visit.press('End');
  await visitor.hasFocusOn('[id="map-BL38"]');
  expect((await visitor.find('[id="map-BL38"] text')).isInWindow).toBe(true);
  await visitor.visit.press('Enter');
  await visitor.isAt(/station=BL38/);
  await visitor.hasFocusOn('h2', 'Lak Song');
});
