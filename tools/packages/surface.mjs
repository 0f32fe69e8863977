// Compares what a library exports, entry by entry, with the reports in its folder `api`. They are committed, so that a
// change of what consumers get shows in the diff. `--update` writes them. Runs in the library's folder, after the build.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CompilerState, Extractor } from '@microsoft/api-extractor';
import { breakingChanges } from './compare-reports.mjs';
import { reportConfig } from './report-config.mjs';
import { hasSchemas, schemaReport } from './schema-report.mjs';

/** @type {{ name: string, exports: Record<string, string | { types?: string }>, dependencies?: Record<string, string> }} */
const { name, exports, dependencies = {} } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const isUpdate = process.argv.includes('--update');
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'raang-surface-'));
const entries = Object.entries(exports).flatMap(([entry, target]) =>
  typeof target === 'object' && target.types
    ? [{ entry, config: reportConfig(entry, target.types, temporary) }]
    : [],
);
const compilerState = CompilerState.create(entries[0].config, {
  additionalEntryPoints: entries.map(({ config }) => config.mainEntryPointFilePath),
});

/** Functions, components and constants; types are documented where they are not obvious. */
const undocumented = /@public \(undocumented\)\nexport (?:function|const) (\w+)/g;

/** @type {string[]} */
const problems = [];
/** @type {Map<string, string>} */
const reports = new Map();
for (const { entry, config } of entries) {
  Extractor.invoke(config, {
    localBuild: true,
    compilerState,
    messageCallback: (message) => {
      message.handled = true;
      if (message.logLevel === 'error') problems.push(`${entry}: ${message.text}`);
    },
  });
  const made = fs.readFileSync(config.reportTempFilePath, 'utf8');
  for (const [, member] of made.matchAll(undocumented)) problems.push(`${entry}: ${member} has no docstring`);
  const report = path.basename(config.reportFilePath);
  if (hasSchemas(made)) reports.set(report.replace(/md$/, 'yaml'), await reportSchemas(made, entry));
  else reports.set(report, made);
}
fs.rmSync(temporary, { recursive: true });

const former = new Map(
  fs.readdirSync('api').map((report) => [report, fs.readFileSync(path.join('api', report), 'utf8')]),
);
for (const [report, text] of reports) {
  const before = former.get(report);
  if (before !== undefined && withoutLayout(before) === withoutLayout(text)) continue;
  const breaking = before && report.endsWith('.yaml') ? breakingChanges(before, text) : [];
  for (const change of breaking) console.error(`${name}, ${report}: breaking: ${change}`);
  if (isUpdate) fs.writeFileSync(path.join('api', report), text);
  else problems.push(`api/${report} differs. If you mean it: npm run surface -- --projects=${name}`);
}
for (const report of former.keys()) {
  if (reports.has(report)) continue;
  if (isUpdate) fs.rmSync(path.join('api', report));
  else problems.push(`api/${report} is of no entry. Delete it: npm run surface -- --projects=${name}`);
}
for (const problem of problems) console.error(`${name}, ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** White space is no difference, as for API Extractor. @param {string} report */
function withoutLayout(report) {
  return report.replaceAll(/\s+/g, ' ');
}

/** @param {string} made @param {string} entry */
async function reportSchemas(made, entry) {
  const { resolve } = createRequire(path.resolve('package.json'));
  const load = (/** @type {string} */ library) => import(pathToFileURL(resolve(library)).href);
  const own = Object.keys(dependencies).filter((library) => library.startsWith('@raang/'));
  return schemaReport(
    made,
    { name, exports: await load(path.posix.join(name, entry)) },
    await Promise.all(own.map(async (library) => ({ name: library, exports: await load(library) }))),
  );
}
