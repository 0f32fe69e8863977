import { inParallel } from '@raang/e2e-kit/in-parallel';
import { expect, test } from './crawl-test';
import { dayOf } from './day-of';

/** How a page names a day cap, and how it says that the cap is over. */
const words = {
  en: {
    cap: /\b(?:day|daily) caps?\b|\b(?:no more than|at most) \d+ baht a day\b|\b\d+-baht cap\b/i,
    over: /\bended\b|\blast day\b|\b(?:was|were|gave|held|paid|ran)\b|\d{4}/,
  },
  th: {
    cap: /เพดาน(?:ค่าโดยสาร)?(?:ราย)?วัน|ไม่เกินวันละ \d+ บาท/,
    over: /สิ้นสุด|วันสุดท้าย|เคย|เริ่มเมื่อ|\d{4}/,
  },
} as const;

test('no page says that a day cap holds which has ended', async ({ clock, crawl, request }) => {
  const { rules } = (await (await request.get('/api/v1/fares/tariff')).json()) as {
    rules: { kind: string; validTo?: string }[];
  };
  const caps = rules.filter(({ kind }) => kind === 'day-cap');
  expect(caps.length).toBeGreaterThan(0);
  for (const { validTo } of caps) expect(validTo && validTo < dayOf(clock)).toBe(true);
  const wrong: string[] = [];
  let named = 0;
  // other resources have no language
  const pages = [...crawl.pages].filter(([, { language }]) => language);
  await inParallel(pages, async ([path, { language }]) => {
    const { cap, over } = words[language === 'th' ? 'th' : 'en'];
    for (const statement of statementsOf(await crawl.htmlAt(path))) {
      if (!cap.test(statement)) continue;
      named += 1;
      if (!over.test(statement)) wrong.push(`${path}: ${statement}`);
    }
  });
  expect(wrong).toEqual([]);
  expect(named).toBeGreaterThan(20);
});

const blocks = /<\/?(?:article|button|d[dlt]|div|h[1-6]|li|main|nav|p|section|summary|t[dhr]|ul|ol)\b[^>]*>/g;

/** The sentences of a page's content, which end with their block or with a full stop. */
function statementsOf(html: string): string[] {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return main
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(blocks, '\n')
    .replace(/<[^>]*>/g, '')
    .split(/\n|(?<=\.) /)
    .map((statement) => statement.replaceAll('\u00a0', ' ').trim());
}
