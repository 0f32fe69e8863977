import type { Page } from '@playwright/test';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';
import { hold } from '@raang/e2e-kit/slow-network';

type Colour = [red: number, green: number, blue: number];

/** The colours of a part of the window, line by line, as they are painted. */
async function painted(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const picture = await page.screenshot({ clip, scale: 'css' });
  return page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      canvas.drawImage(image, 0, 0);
      const { data } = canvas.getImageData(0, 0, image.width, image.height);
      return Array.from({ length: image.height }, (_, y) =>
        Array.from({ length: image.width }, (__, x): [number, number, number] => {
          const at = 4 * (y * image.width + x);
          return [data[at]!, data[at + 1]!, data[at + 2]!];
        }),
      );
    },
    [...picture],
  );
}

/** The bar's five lines of pixels, with its upper edge here. */
const paintedBar = (page: Page, y: number) =>
  painted(page, { x: 0, y, width: page.viewportSize()!.width, height: 5 });

/** Where the bar ends: the first pixel of another colour than the first one. */
const endOf = (colours: Colour[]) => colours.findIndex((colour) => colour.join() !== colours[0]!.join());

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('the loading bar grows at the edge of the header, and stands out from what is behind it', async ({
      page,
    }) => {
      await openPage(page, '/en');
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      const release = await hold(page, '**/_serverFn/**');
      await page.getByRole('main').getByRole('link', { name: 'Parking' }).click();
      const bar = page.getByRole('progressbar');
      await page.clock.runFor(250);
      await expect(bar).toHaveCount(0);
      // the click has scrolled the header away
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const header = (await page.getByRole('banner').boundingBox())!;
      const edge = header.y + header.height - 5;
      const ends: number[] = [];
      for (const milliseconds of [250, 500, 1000]) {
        await page.clock.runFor(milliseconds);
        await expect(bar).toBeVisible();
        expect(await bar.boundingBox()).toMatchObject({ y: edge, height: 5 });
        const [above, , colours, , below] = (await paintedBar(page, edge)) as [
          Colour[],
          Colour[],
          Colour[],
          Colour[],
          Colour[],
        ];
        // whatever colour is next to it
        for (const line of [above, below]) expect(contrast(colours[0]!, line[0]!)).toBeGreaterThanOrEqual(3);
        const end = endOf(colours);
        const share = await bar.evaluate((element: HTMLProgressElement) => element.value);
        expect(Math.abs(end / colours.length - share)).toBeLessThan(0.02);
        for (const behind of colours.slice(end + 1))
          expect(contrast(colours[0]!, behind)).toBeGreaterThanOrEqual(3);
        ends.push(end);
      }
      expect(ends).toEqual(ends.toSorted((one, other) => one - other));
      expect(new Set(ends).size).toBe(ends.length);
      await page.mouse.wheel(0, 600);
      await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
      release();
      await page.clock.resume();
      await expect(bar).toHaveCount(0);
    });
  });
