import { expect, test } from './visitor-test';

/**
 * Runs in the page. Applies the rules for paper to the window: neither driver can switch the medium, so the engine reads,
 * matches and lays out the rules, and only their condition is another.
 */
function applyPrintRules(): void {
  const apply = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule)
        rule.media.mediaText = rule.media.mediaText
          .replaceAll(/\bscreen\b/g, 'speech')
          .replaceAll(/\bprint\b/g, 'all');
      if ('cssRules' in rule) apply(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) apply(sheet.cssRules);
}

test('a printed listing has its articles, URL and date, without forms and navigation', async ({
  visitor,
}) => {
  await visitor.visit.open('/en/updates/news?line=blue&utm_source=poster');
  await visitor.sees('header nav a');
  await visitor.visit.evaluate(applyPrintRules, undefined);
  for (const hidden of ['main form', 'main nav', 'header nav', 'footer', 'fieldset', '[data-covering]'])
    await visitor.seesNo(hidden);
  await visitor.sees('h1', 'News');
  await visitor.sees('article');
  expect(await visitor.sees('body')).toMatch(/\/en\/updates\/news\?line=blue\b[^&]/);
  expect(await visitor.sees('body')).toMatch(/As of \d{1,2} [A-Z][a-z]{2} \d{4}/);
});

test('a wide table is not cut off on paper', async ({ visitor }) => {
  await visitor.visit.resize(700, 1000);
  await visitor.visit.open('/th/travel/parking');
  await visitor.sees('main table');
  await visitor.visit.evaluate(applyPrintRules, undefined);
  const frames = await visitor.visit.evaluate(
    () =>
      [...document.querySelectorAll('main :has(> table)')].map((frame) => ({
        overflow: getComputedStyle(frame).overflowX,
        excess: Math.max(frame.scrollWidth - frame.clientWidth, 1),
      })),
    undefined,
  );
  expect(frames).not.toEqual([]);
  expect(frames).toEqual(frames.map(() => ({ overflow: 'visible', excess: 1 })));
});
