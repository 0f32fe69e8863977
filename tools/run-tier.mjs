// Runs the checks of a tier in one run of Nx, on a fresh clone too. The last line is their count, and the lines before it name
// what failed.
import { root } from './bootstrap.mjs';
import { runChecks } from './checks.mjs';
import { listByCheck, summarise } from './report.mjs';

/** @param {string[]} checks names of targets @returns {Promise<never>} */
export async function runTier(checks) {
  const { ensureBrowser } = await import('./browser.mjs');
  // without a browser, check the rest
  const CHROMIUM_PATH = await ensureBrowser().catch(({ message }) => void console.error(message));
  const { tasks, isGood } = await runChecks(['run-many', '--targets', checks.join()], { CHROMIUM_PATH });
  const { passed, failures } = summarise(tasks, isGood, root);
  console.log();
  for (const line of listByCheck(tasks)) console.log(`  ${line}`);
  for (const failure of failures) console.log(`✗ ${failure}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exit(failures.length > 0 || passed === 0 ? 1 : 0);
}
