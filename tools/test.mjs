// `npm test`: every check of every project in one run of Nx, on a fresh clone too. The last line is their count, and the
// lines before it name what failed.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';
import { summarise } from './report.mjs';

await bootstrap();
const { execa } = await import('execa');
const { ensureBrowser } = await import('./browser.mjs');
const { checkNames } = await import('./nx/targets.mjs');

const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'raang-test-')), 'tasks.json');
// without a browser, check the rest
const CHROMIUM_PATH = await ensureBrowser().catch(({ message }) => void console.error(message));
const { exitCode } = await execa(
  'nx',
  ['run-many', '--targets', checkNames.join(), '--parallel=2', '--output-style=static'],
  { cwd: root, env: { CHROMIUM_PATH, NX_TASK_REPORT: report }, stdio: 'inherit', reject: false },
);

const tasks = fs.existsSync(report) ? JSON.parse(fs.readFileSync(report, 'utf8')) : [];
const { passed, failures } = summarise(tasks, exitCode === 0, root);
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 || passed === 0 ? 1 : 0);
