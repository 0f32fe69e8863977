import type { Page } from '@playwright/test';
import { expect, test } from './crawl-test';
import { keptPattern, type LineBreak, measureLines } from './line-breaks';
import { invisible, namesOf } from './thai-names';

const widthsPx = [320, 360, 1280];
/** Pages measured at once: one is parsed while another one is laid out. */
const atOnce = 3;

// a policy would refuse the frame of the measurement
test.use({ bypassCSP: true });

test('no line breaks a name, a telephone number, a range, or a number from its unit', async ({
  context,
  crawl,
  request,
}) => {
  // hundreds of pages, on a machine that does other things too
  test.setTimeout(900_000);
  const pattern = keptPattern(await namesOf(request));
  const thai = [...crawl.pages].filter(([, { language }]) => language === 'th').map(([path]) => path);
  const wrong: string[] = [];
  let checked = 0;
  const left = thai.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const page = await openWithoutScripts(await context.newPage());
      for (const path of left) {
        const html = await crawl.htmlAt(path);
        if (invisible.test(html.replace(/<script\b[\s\S]*?<\/script>/g, '')))
          wrong.push(`${path}: a text, title or attribute is not as typed`);
        // the frame is the same on all pages
        const part = path === '/th' ? 'body' : 'main';
        const measured = await measureLines(page, { html, part, pattern, widthsPx });
        checked += measured.checked;
        wrong.push(...measured.breaks.map((found) => `${path}: ${wordsOf(found)}`));
        wrong.push(...measured.overflows.map((widthPx) => `${path}: scrolls sideways at ${widthPx} px`));
      }
    }),
  );
  expect(wrong).toEqual([]);
  // a page has about forty such phrases, each measured at three widths
  expect(checked).toBeGreaterThan(60 * thai.length);
});

test('the measurement finds a name that breaks, and what is too wide', async ({ page, request }) => {
  await openWithoutScripts(page);
  const pattern = keptPattern(await namesOf(request));
  const html = `<main><p>${'ขึ้นรถไฟฟ้าที่ลาดพร้าวไปศูนย์ราชการนนทบุรี โทร. 0 2716 4044 '.repeat(40)}</p><pre>${'wide '.repeat(80)}</pre></main>`;
  const { breaks, overflows } = await measureLines(page, { html, part: 'main', pattern, widthsPx: [320] });
  expect(breaks.map(({ phrase }) => phrase)).toEqual(
    expect.arrayContaining(['0 2716 4044', 'ศูนย์ราชการนนทบุรี']),
  );
  expect(overflows).toEqual([320]);
});

const wordsOf = ({ widthPx, phrase, text }: LineBreak) => `“${phrase}” at ${widthPx} px in “${text}”`;

async function openWithoutScripts(page: Page): Promise<Page> {
  await page.route(/\.js(\?|$)|\/media\/|\/_image|\.(?:jpe?g|png|webp|avif|svg)(\?|$)/, (route) =>
    route.abort(),
  );
  await page.goto('/th/stations');
  return page;
}
