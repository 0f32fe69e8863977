// Runs Lighthouse (mobile) on a page of every public type in both languages, one after the other, and prints the audits
// that cost points. The yardsticks are a plain TanStack Start page of 30 cards, and the fixed calculation on Lighthouse's
// phone. BENCH_ORIGIN measures a site that runs already, BENCH_PATHS other pages, such as `/th,/en/stations`.
import { createClient } from '../../pages/client.mjs';
import { loadLighthouse } from '../../pages/load-lighthouse.mjs';
import { startSite } from '../../pages/site-process.mjs';
import { wallOfCalculation } from '../calculation.mjs';
import { plainPage, startPlainPage } from '../plain-start/start.mjs';
import { median, result } from '../results.mjs';
import { pageOfEveryType } from '../site-addresses.mjs';

/** Categories that do not depend on the machine, and their lowest score of 100. */
const promised = ['accessibility', 'best-practices', 'seo'];
const lowestScore = 100;
/** Of the plain page's performance; fixed calculations on the phone; layout shift (product: speed). */
const budgets = { performance: 0.98, blocking: 0.9, shift: 0 };
/**
 * Milliseconds of the fixed calculation on the phone. Only what takes a phone over 50 ms blocks it, so Lighthouse makes
 * tasks longer by a factor that gives the same phone on every machine: by four where the calculation takes 14.5.
 */
const calculationOnPhone = 58;
/** Other processes disturb a run: a page that misses a performance budget gets this many more, and the median counts. */
const moreRuns = 2;

/**
 * @typedef {import('../../pages/load-lighthouse.mjs').Report} Report
 * @typedef {Awaited<ReturnType<typeof loadLighthouse>>} Lighthouse
 * @typedef {import('../results.mjs').Yardstick} Yardstick
 */

export default async function measure() {
  const running = process.env['BENCH_ORIGIN'];
  // search engines are kept out of a demonstration
  const site = running ? { origin: running, stop: async () => {} } : await startSite({ EDITION: 'official' });
  const lighthouse = await loadLighthouse();
  const plain = await startPlainPage();
  const plainScores = [];
  for (let run = 0; run <= moreRuns; run += 1) {
    const { report } = await measureOnPhone(lighthouse, plain.origin);
    plainScores.push(scoreOf(report, 'performance'));
  }
  const beside = plainPage(median(plainScores));
  const results = [];
  for (const page of await pages(site.origin))
    results.push(...(await measurePage(lighthouse, site.origin, page, beside)));
  await lighthouse.close();
  await plain.stop();
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

/** @param {Lighthouse} lighthouse @param {string} url */
async function measureOnPhone({ measure }, url) {
  const milliseconds = wallOfCalculation();
  const slowdown = Math.max(1, calculationOnPhone / milliseconds);
  return { report: await measure(url, slowdown), calculation: milliseconds * slowdown };
}

/** @param {Lighthouse} lighthouse @param {string} origin @param {string} page @param {Yardstick} plain */
async function measurePage(lighthouse, origin, page, plain) {
  const measured = [await measureOnPhone(lighthouse, origin + page)];
  if (speedOf(measured, page, plain).some(({ passed }) => !passed))
    for (let run = 0; run < moreRuns; run += 1)
      measured.push(await measureOnPhone(lighthouse, origin + page));
  const reports = measured.map(({ report }) => report);
  const scores = promised.map((category) => medianOf(reports, (one) => scoreOf(one, category)));
  const speed = speedOf(measured, page, plain);
  console.log(
    `${page.padEnd(60)} ${speed.map(({ value }) => value.toFixed(0)).join(' ')} ${scores.join(' ')}`,
  );
  const last = reports.at(-1);
  for (const category of ['performance', ...promised])
    if (last && scoreOf(last, category) < 100) console.log(flaws(last, category).join('\n'));
  return [
    ...speed,
    result(`${page}: lowest other category`, 'points', Math.min(...scores), { atLeast: lowestScore }),
    result(
      `${page}: transferred`,
      'kB',
      medianOf(reports, (one) => numberOf(one, 'total-byte-weight')) / 1000,
    ),
  ];
}

/**
 * What other processes disturb.
 * @param {Awaited<ReturnType<typeof measureOnPhone>>[]} measured @param {string} page @param {Yardstick} plain
 */
function speedOf(measured, page, plain) {
  const reports = measured.map(({ report }) => report);
  const of = (/** @type {string} */ audit) => medianOf(reports, (report) => numberOf(report, audit));
  const phone = {
    name: 'calculation on the phone',
    value: median(measured.map(({ calculation }) => calculation)),
  };
  return [
    result(
      `${page}: performance`,
      'points of speed',
      medianOf(reports, (one) => scoreOf(one, 'performance')),
      {
        beside: plain,
        atLeast: budgets.performance,
      },
    ),
    result(`${page}: total blocking time`, 'ms', of('total-blocking-time'), {
      beside: phone,
      atMost: budgets.blocking,
    }),
    result(`${page}: layout shift`, 'CLS', of('cumulative-layout-shift'), { atMost: budgets.shift }),
  ];
}

/** A report without a trace has no figures. @param {Report[]} reports @param {(report: Report) => number} read */
const medianOf = (reports, read) => median(reports.map(read).filter((value) => Number.isFinite(value)));

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
