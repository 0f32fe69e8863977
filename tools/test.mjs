// `npm test`: every check of every project in one run of Nx, on a fresh clone too. The last line is their count, and the
// lines before it name what failed.
import { bootstrap, root } from './bootstrap.mjs';
import { runChecks } from './checks.mjs';
import { summarise } from './report.mjs';

await bootstrap();
const { ensureBrowser } = await import('./browser.mjs');
const { checkNames } = await import('./nx/targets.mjs');

// without a browser, check the rest
const CHROMIUM_PATH = await ensureBrowser().catch(({ message }) => void console.error(message));
const { tasks, isGood } = await runChecks(['run-many', '--targets', checkNames.join()], { CHROMIUM_PATH });

const { passed, failures } = summarise(tasks, isGood, root);
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 || passed === 0 ? 1 : 0);
