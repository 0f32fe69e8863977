// Runs Lighthouse (mobile) on a page of every public type in both languages, one after the other, and prints the audits
// that cost points. BENCH_ORIGIN measures a site that runs already, BENCH_PATHS other pages, such as `/th,/en/stations`.
import { createClient } from '../../pages/client.mjs';
import { loadLighthouse } from '../../pages/load-lighthouse.mjs';
import { startSite } from '../../pages/site-process.mjs';
import { median, result } from '../results.mjs';
import { pageOfEveryType } from '../site-addresses.mjs';

/** Minimum score per category, of 100 (product: speed). @type {Record<string, number>} */
const promised = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const budgets = { blockingMs: 50, shift: 0 };
/** Other processes disturb a run: a page that misses a performance budget gets this many more, and the median counts. */
const moreRuns = 2;

/** @typedef {import('../../pages/load-lighthouse.mjs').Report} Report */

export default async function measure() {
  const running = process.env['BENCH_ORIGIN'];
  // search engines are kept out of a demonstration
  const site = running ? { origin: running, stop: async () => {} } : await startSite({ EDITION: 'official' });
  const lighthouse = await loadLighthouse();
  const results = [];
  for (const page of await pages(site.origin))
    results.push(...(await measurePage(lighthouse, site.origin, page)));
  await lighthouse.close();
  await site.stop();
  return results;
}

/** @param {string} origin */
async function pages(origin) {
  const chosen = process.env['BENCH_PATHS'];
  if (chosen) return chosen.split(',');
  const client = createClient(origin);
  const paths = await pageOfEveryType(client);
  client.close();
  return ['th', 'en'].flatMap((locale) => paths.map((path) => `/${locale}${path}`));
}

/** @param {Awaited<ReturnType<typeof loadLighthouse>>} lighthouse @param {string} origin @param {string} page */
async function measurePage({ measure }, origin, page) {
  const reports = [await measure(origin + page)];
  if (reports[0] && !isFast(reports[0]))
    for (let run = 0; run < moreRuns; run += 1) reports.push(await measure(origin + page));
  // a report without a trace has no figures
  const of = (/** @type {(report: Report) => number} */ read) =>
    median(reports.map(read).filter((value) => Number.isFinite(value)));
  const scores = Object.keys(promised).map((category) => of((report) => scoreOf(report, category)));
  const blocking = of((report) => numberOf(report, 'total-blocking-time'));
  const shift = of((report) => numberOf(report, 'cumulative-layout-shift'));
  console.log(
    `${page.padEnd(60)} ${scores.join(' ')}  TBT ${blocking.toFixed(0)} ms, CLS ${shift.toFixed(3)}`,
  );
  const last = reports.at(-1);
  for (const [category, lowest] of Object.entries(promised))
    if (last && scoreOf(last, category) < lowest) console.log(flaws(last, category).join('\n'));
  return [
    result(`${page}: performance`, 'points', scores[0] ?? NaN, { atLeast: promised['performance'] }),
    result(`${page}: lowest other category`, 'points', Math.min(...scores.slice(1)), { atLeast: 100 }),
    result(`${page}: total blocking time`, 'ms', blocking, { atMost: budgets.blockingMs }),
    result(`${page}: layout shift`, 'CLS', shift, { atMost: budgets.shift }),
    result(`${page}: transferred`, 'kB', of((report) => numberOf(report, 'total-byte-weight')) / 1000),
  ];
}

/** Whether every figure of performance is within its budget. @param {Report} report */
function isFast(report) {
  return (
    scoreOf(report, 'performance') >= (promised['performance'] ?? 0) &&
    numberOf(report, 'total-blocking-time') <= budgets.blockingMs &&
    numberOf(report, 'cumulative-layout-shift') <= budgets.shift
  );
}

/** @param {Report} report @param {string} category */
function scoreOf({ categories }, category) {
  return Math.round((categories[category]?.score ?? NaN) * 100);
}

/** @param {Report} report @param {string} audit */
function numberOf({ audits }, audit) {
  return audits[audit]?.numericValue ?? NaN;
}

/** What costs points. @param {Report} report @param {string} category */
function flaws({ categories, audits }, category) {
  const refs = categories[category]?.auditRefs ?? [];
  return refs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => {
      const { displayValue = '', details } = audits[id] ?? {};
      return `  ${category}: ${id} ${displayValue} ${JSON.stringify(details?.items?.slice(0, 2) ?? '').slice(0, 600)}`;
    });
}
