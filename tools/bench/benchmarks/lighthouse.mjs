// Runs Lighthouse (mobile) on the public pages in both languages and prints the audits that cost points.
import { bootstrap } from '../../bootstrap.mjs';
import { loadLighthouse } from '../../pages/load-lighthouse.mjs';
import { startSite } from '../../pages/site-process.mjs';

/** Minimum score per category, of 100 (product: speed). @type {Record<string, number>} */
const promised = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Number of runs; performance is their median, since other processes disturb a run. */
const runs = 3;

/** Paths without the language. */
const paths = [
  '',
  '/updates/news',
  '/updates/news/blue-line-fares-july-2026',
  '/tickets/fare-rates',
  // without a query: results pages are noindex, which Lighthouse reports as a flaw
  '/search-departure',
  '/mrt-map',
  '/stations/BL10',
];

await bootstrap();
// search engines are kept out of a demonstration
const site = await startSite({ EDITION: 'official' });
const { measure, close } = await loadLighthouse();
/** @type {string[]} */
const failures = [];

console.log(`${'page'.padEnd(46)} ${Object.keys(promised).join('  ')}`);
for (const page of ['th', 'en'].flatMap((locale) => paths.map((path) => `/${locale}${path}`))) {
  const reports = [];
  // the first request renders the page, as one visitor per minute does
  for (let run = 0; run < runs; run += 1) reports.push(await measure(site.origin + page));
  const report = reports.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))[
    Math.floor(runs / 2)
  ];
  const scores = Object.keys(promised).map((category) => scoreOf(report, category));
  console.log(`${page.padEnd(46)} ${scores.map((score) => String(score).padStart(6)).join('  ')}`);
  for (const [category, lowest] of Object.entries(promised)) {
    if (scoreOf(report, category) >= lowest) continue;
    failures.push(
      `${page}: ${category} ${scoreOf(report, category)}, must be ${lowest}`,
      ...flaws(report, category),
    );
  }
}
await close();
await site.stop();
for (const failure of failures) console.log(`✗ ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

/** @param {import('../../pages/load-lighthouse.mjs').Report} report @param {string} category */
function scoreOf({ categories }, category) {
  return Math.round(categories[category].score * 100);
}

/** What costs points. @param {import('../../pages/load-lighthouse.mjs').Report} report @param {string} category */
function flaws({ categories, audits }, category) {
  return categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
    .map(({ id }) => {
      const { displayValue = '', details } = audits[id];
      return `  ${id} ${displayValue} ${JSON.stringify(details?.items?.slice(0, 2) ?? '').slice(0, 600)}`;
    });
}
