import fs from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/**
 * Runs test files, of which each has to have a test that matches and passes.
 * @param {string} workspace
 * @param {string} project
 * @param {readonly string[]} files
 * @param {string} pattern of test names
 */
export async function runTests(workspace, project, files, pattern) {
  const folder = path.join(workspace, project);
  const config = path.relative(folder, path.join(workspace, 'tools/vitest.lib.mjs'));
  await run(folder, 'vitest', ['run', '-c', config, ...files, '-t', pattern]);
  /** @type {{ testResults: { name: string, assertionResults: { status: string }[] }[] }} */
  const report = JSON.parse(fs.readFileSync(path.join(folder, 'test-results/test.json'), 'utf8'));
  const tested = report.testResults
    .filter(({ assertionResults }) => assertionResults.some(({ status }) => status === 'passed'))
    .map(({ name }) => path.relative(folder, name));
  const missing = files.filter((file) => !tested.includes(file));
  if (missing.length > 0) throw new Error(`No test of what was generated in ${missing.join(', ')}.`);
}
