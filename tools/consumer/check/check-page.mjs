import assert from 'node:assert/strict';

/** @type {{ name: string, media: NonNullable<Parameters<import('playwright').Page['emulateMedia']>[0]>, button: string, surface: string }[]} */
const modes = [
  { name: 'light', media: { colorScheme: 'light' }, button: 'rgb(0, 97, 61)', surface: 'rgb(255, 255, 255)' },
  { name: 'dark', media: { colorScheme: 'dark' }, button: 'rgb(94, 214, 160)', surface: 'rgb(15, 22, 25)' },
  { name: 'forced', media: { forcedColors: 'active' }, button: 'ButtonFace', surface: 'Canvas' },
];

/**
 * A built page has the styles of the kit in light, dark and forced colours, its typeface, and parts that work.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 */
export async function checkPage(browser, origin) {
  // without the transition from one colour to the other
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  /** @type {string[]} */
  const complaints = [];
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()),
  );
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(origin);
  const button = page.getByRole('button', { name: 'ค้นหาเที่ยวรถ' });
  await button.waitFor();
  for (const { name, media, ...colours } of modes) {
    await page.emulateMedia(media);
    assert.equal(await colourOf(button), await shown(page, colours.button), `the button's colour in ${name}`);
    assert.equal(
      await colourOf(page.locator('html')),
      await shown(page, colours.surface),
      `the surface in ${name}`,
    );
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  assert.equal(await button.evaluate((element) => getComputedStyle(element).minHeight), '48px');
  assert.ok(await page.evaluate(hasTypeface), 'the typeface is not loaded');
  await page.getByRole('button', { name: /ปฏิทิน/ }).click();
  await page.getByRole('gridcell').first().waitFor();
  assert.deepEqual(complaints, []);
  await page.close();
}

/** @param {import('playwright').Locator} locator */
const colourOf = (locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);

/** A colour as the browser computes it; forced colours are the system's. @param {import('playwright').Page} page @param {string} colour */
const shown = (page, colour) =>
  page.evaluate((value) => {
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.cssText = `forced-color-adjust: none; background-color: ${value}`;
    const { backgroundColor } = getComputedStyle(sample);
    sample.remove();
    return backgroundColor;
  }, colour);

async function hasTypeface() {
  await document.fonts.ready;
  return [...document.fonts].some(
    ({ family, status }) => family.includes('IBM Plex Sans Thai Looped') && status === 'loaded',
  );
}
