// Compares what a library exports, entry by entry, with the reports in its folder `api`. They are committed, so that a
// change of what consumers get shows in the diff. `--update` writes them. Runs in the library's folder, after the build.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CompilerState, Extractor } from '@microsoft/api-extractor';
import { reportConfig } from './report-config.mjs';

/** @type {{ name: string, exports: Record<string, string | { types?: string }> }} */
const { name, exports } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const isUpdate = process.argv.includes('--update');
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'raang-surface-'));
const configs = Object.entries(exports).flatMap(([entry, target]) =>
  typeof target === 'object' && target.types ? [reportConfig(entry, target.types, temporary)] : [],
);
const compilerState = CompilerState.create(configs[0], {
  additionalEntryPoints: configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
});

/** Functions, components and constants; types are documented where they are not obvious. */
const undocumented = /@public \(undocumented\)\nexport (?:function|const) (\w+)/g;

const problems = configs.flatMap((config) => {
  const report = path.basename(config.reportFilePath);
  /** @type {string[]} */
  const errors = [];
  const { apiReportChanged } = Extractor.invoke(config, {
    localBuild: isUpdate,
    compilerState,
    messageCallback: (message) => {
      message.handled = true;
      if (message.logLevel === 'error') errors.push(message.text);
    },
  });
  const made = fs.readFileSync(config.reportTempFilePath, 'utf8');
  for (const [, member] of made.matchAll(undocumented)) errors.push(`${member} has no docstring`);
  if (apiReportChanged && !isUpdate)
    errors.push(`api/${report} differs. If you mean it: npm run surface -- --projects=${name}`);
  return errors.map((error) => `${name}, ${report}: ${error}`);
});
fs.rmSync(temporary, { recursive: true });
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
