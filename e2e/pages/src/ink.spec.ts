import { expect, openPage, test } from '@raang/e2e-kit/site-test';
import { templateExamples } from '@raang/e2e-kit/site-pages';
import { meetingInk } from './meeting-ink';

const results = [
  '/search-departure?from=CEN&to=BL15&date=2026-11-10&time=08:00',
  '/stations/BL13',
  '/search?q=Chatuchak',
];

for (const path of [...templateExamples.map((page) => page.path), ...results])
  for (const locale of ['th', 'en'])
    test(`/${locale}${path}: no marks of two lines meet, and nothing touches the heading`, async ({
      page,
    }) => {
      await openPage(page, `/${locale}${path}`);
      await page.evaluate(() => document.fonts.ready);
      for (const [width, size] of [
        [360, '100%'],
        [1280, '100%'],
        [360, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height: 780 });
        await page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);
        expect(await page.evaluate(meetingInk), `${width} px, text at ${size}`).toEqual([]);
      }
    });

/** Text that wraps; `--leading-line` is for text that does not. */
const roles = ['body', 'small', 'title', 'heading'];

for (const [locale, lowest, highest] of [
  ['th', 'กู', 'ปี้'],
  ['en', 'y', 'É'],
] as const)
  test(`the leading of each role has room for the ink of two lines: ${locale}`, async ({ page }) => {
    await openPage(page, `/${locale}/stations`);
    const closest = await page.evaluate(
      async ([low, high, all]) => {
        const context = document.createElement('canvas').getContext('2d')!;
        const [family] = getComputedStyle(document.body).fontFamily.split(',');
        const inks = await Promise.all(
          [400, 600].map(async (weight) => {
            const font = `${weight} 100px ${family}`;
            await document.fonts.load(font, low + high);
            context.font = font;
            return (
              context.measureText(low).actualBoundingBoxDescent +
              context.measureText(high).actualBoundingBoxAscent
            );
          }),
        );
        const style = getComputedStyle(document.querySelector('h1')!);
        return all.map(
          (role) => Number(style.getPropertyValue(`--leading-${role}`)) * 100 - Math.max(...inks),
        );
      },
      [lowest, highest, roles] as const,
    );
    // a tenth of a pixel at the size of a heading
    for (const [index, room] of closest.entries()) expect(room, roles[index]).toBeGreaterThan(-0.3);
  });
