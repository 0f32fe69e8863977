import { openPage, test } from '@raang/e2e-kit/site-test';
import { expect, takeViolations } from '@raang/e2e-kit/watched-test';

test.use({ expectedComplaints: [/Content Security Policy|TrustedHTML/] });

/** Puts a picture of another site into the page: without a script, the browser alone says that it was blocked. */
const violate = () =>
  Object.assign(document.body.appendChild(document.createElement('img')), {
    src: 'https://elsewhere.example/a.png',
  });

test('a violation of the policy is noticed in every tab and context', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await openPage(page, '/en/privacy-policy');
  const tab = await context.newPage();
  const stranger = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const still = await stranger.newPage();
  for (const [index, one] of [page, tab, still].entries()) {
    const path = `/en/privacy-policy?tab=${index}`;
    await one.goto(path);
    await one.evaluate(violate);
    await expect.poll(() => takeViolations().some((text) => text.includes(path))).toBe(true);
  }
  // code that writes HTML past the policies of Trusted Types
  const error = await page.evaluate(() => {
    try {
      document.createElement('p').innerHTML = '<b>text</b>';
      return '';
    } catch (thrown) {
      return String(thrown);
    }
  });
  expect(error).toMatch(/TrustedHTML/);
  await expect.poll(() => takeViolations().some((text) => /require-trusted-types-for/.test(text))).toBe(true);
  await stranger.close();
});
