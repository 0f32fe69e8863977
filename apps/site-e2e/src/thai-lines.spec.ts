import type { APIRequestContext, Page } from '@playwright/test';
import { textsOf } from './html';
import { keptPattern, type LineBreak, measureLines } from './line-breaks';
import { expect, openPage, test } from './site-test';

const widthsPx = [320, 360, 1280];
/** Pages measured at once: one waits for its HTML while the other is laid out. */
const atOnce = 3;

/** The marks of lines, and others that somebody could try to bind or to break words with. */
const invisible = /[\u200b\u2060\u2061\ufeff]/;

test.describe('in all pages in Thai', () => {
  // a policy would refuse the frame of the measurement
  test.use({ bypassCSP: true, expectedComplaints: [/ERR_FAILED/] });

  test('no line breaks a name, a telephone number, a range, or a number from its unit', async ({
    context,
    request,
  }) => {
    test.setTimeout(900_000);
    const pattern = keptPattern(await namesOf(request));
    const paths = await thaiPaths(request);
    expect(paths.length).toBeGreaterThan(500);
    const wrong: string[] = [];
    const marked: string[] = [];
    let checked = 0;
    const left = paths.map((path, at) => ({ path, part: at === 0 ? 'body' : 'main' })).values();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const page = await openWithoutScripts(await context.newPage());
        for (const { path, part } of left) {
          const html = await (await request.get(path)).text();
          if (invisible.test(html.replace(/<script\b[\s\S]*?<\/script>/g, ''))) marked.push(path);
          const measured = await measureLines(page, { html, part, pattern, widthsPx });
          checked += measured.checked;
          wrong.push(...measured.breaks.map((found) => `${path}: ${wordsOf(found)}`));
          wrong.push(...measured.overflows.map((widthPx) => `${path} scrolls sideways at ${widthPx} px`));
        }
      }),
    );
    expect(checked).toBeGreaterThan(20_000);
    expect(wrong).toEqual([]);
    expect(marked, 'texts, titles and attributes are as typed').toEqual([]);
  });

  test('the measurement finds a name that breaks', async ({ page, request }) => {
    await openWithoutScripts(page);
    const pattern = keptPattern(await namesOf(request));
    const html = `<main><p>${'ขึ้นรถไฟฟ้าที่ลาดพร้าวไปศูนย์ราชการนนทบุรี โทร. 0 2716 4044 '.repeat(40)}</p></main>`;
    const { breaks } = await measureLines(page, { html, part: 'main', pattern, widthsPx: [320] });
    expect(breaks.map(({ phrase }) => phrase)).toEqual(
      expect.arrayContaining(['0 2716 4044', 'ศูนย์ราชการนนทบุรี']),
    );
  });
});

test('a name is found and copied as typed, and names the page as typed', async ({ page }) => {
  await openPage(page, '/th/stations/BL15');
  await expect(page.locator('main n-b').first()).toBeVisible();
  const read = await page.evaluate(() => {
    const heading = document.querySelector('h1')!;
    getSelection()!.selectAllChildren(heading);
    const copied = getSelection()!.toString();
    getSelection()!.removeAllRanges();
    const texts = [document.documentElement.innerText, document.title, document.head.innerHTML];
    const attributes = [...document.querySelectorAll('body *')].flatMap((element) =>
      [...element.attributes].map(({ value }) => value),
    );
    const find = (window as unknown as { find: (text: string) => boolean }).find;
    return { copied, texts: [...texts, ...attributes], isFound: find('ลาดพร้าว') };
  });
  expect(read.copied).toContain('ลาดพร้าว');
  expect(read.isFound).toBe(true);
  expect(read.texts.filter((text) => invisible.test(text.replace(/<script[\s\S]*?<\/script>/g, '')))).toEqual(
    [],
  );
});

test('a page that the browser renders keeps its lines too', async ({ page }) => {
  await openPage(page, '/th/stations/BL15');
  await page.locator('main, nav').getByRole('link', { name: 'สถานี', exact: true }).first().click();
  await expect(page).toHaveURL('/th/stations');
  await expect(page.locator('main n-b').first()).toHaveCSS('white-space-collapse', 'collapse');
  await expect(page.locator('main n-b').first()).toHaveCSS('text-wrap-mode', 'nowrap');
  expect(await page.evaluate(() => document.body.innerText)).not.toMatch(invisible);
});

const wordsOf = ({ widthPx, phrase, text }: LineBreak) => `“${phrase}” at ${widthPx} px in “${text}”`;

async function openWithoutScripts(page: Page): Promise<Page> {
  await page.route(/\.js(\?|$)|\/media\/|\/_image|\.(?:jpe?g|png|webp|avif|svg)(\?|$)/, (route) =>
    route.abort(),
  );
  await page.goto('/th/stations');
  return page;
}

async function namesOf(request: APIRequestContext): Promise<string[]> {
  const lists = await Promise.all(
    ['stations', 'places', 'lines'].map(async (list) => (await request.get(`/api/v1/${list}`)).json()),
  );
  return lists.flat().map(({ name }: { name: { th: string } }) => name.th);
}

/** Every page of the sitemap, first the home page, which is measured with its frame. */
async function thaiPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/th-sitemap.xml')).text();
  return textsOf(sitemap, 'loc').map((url) => new URL(url).pathname);
}
