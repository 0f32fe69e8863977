import type { Page } from '@playwright/test';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';
import { hold } from '@raang/e2e-kit/slow-network';

type Colour = [red: number, green: number, blue: number];

/** The colours of the bar from its beginning to its end, as they are painted. */
async function paintedBar(page: Page): Promise<Colour[]> {
  const { width = 0 } = page.viewportSize() ?? {};
  const picture = await page.screenshot({ clip: { x: 0, y: 2, width, height: 1 }, scale: 'css' });
  return page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, 1).getContext('2d')!;
      canvas.drawImage(image, 0, 0);
      const { data } = canvas.getImageData(0, 0, image.width, 1);
      return Array.from({ length: image.width }, (_, x): [number, number, number] => [
        data[4 * x]!,
        data[4 * x + 1]!,
        data[4 * x + 2]!,
      ]);
    },
    [...picture],
  );
}

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

    test('the loading bar grows, and stands out from what is behind it', async ({ page }) => {
      await openPage(page, '/en');
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      const release = await hold(page, '**/_serverFn/**');
      await page.getByRole('main').getByRole('link', { name: 'Parking' }).click();
      const bar = page.getByRole('progressbar');
      const ends: number[] = [];
      for (const milliseconds of [500, 500, 1000]) {
        await page.clock.runFor(milliseconds);
        await expect(bar).toBeVisible();
        const colours = await paintedBar(page);
        const end = endOf(colours);
        const share = await bar.evaluate((element: HTMLProgressElement) => element.value);
        expect(Math.abs(end / colours.length - share)).toBeLessThan(0.02);
        for (const behind of colours.slice(end + 1))
          expect(contrast(colours[0]!, behind)).toBeGreaterThanOrEqual(3);
        ends.push(end);
      }
      expect(ends).toEqual(ends.toSorted((one, other) => one - other));
      expect(new Set(ends).size).toBe(ends.length);
      release();
      await page.clock.resume();
      await expect(bar).toHaveCount(0);
    });
  });
