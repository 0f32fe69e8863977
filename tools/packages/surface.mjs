// Compares the public surface of a library, entry by entry, with the reports in its folder `api`, which are committed: a
// change of what consumers get shows in the diff. With `--update` it writes them. Runs in the library's folder, after the
// build.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';

const isUpdate = process.argv.includes('--update');
const { name, exports } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
/** @type {[string, string][]} */
const entries = Object.entries(exports).flatMap(([entry, target]) =>
  target.types ? [[entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-'), target.types]] : [],
);
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'raang-surface-'));
const configs = entries.map(([report, types]) => configOf(report, path.resolve(types)));
const compilerState = CompilerState.create(configs[0], {
  additionalEntryPoints: configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
});
/** @type {string[]} */
const problems = [];

fs.mkdirSync('api', { recursive: true });
for (const config of configs) {
  const { apiReportChanged } = Extractor.invoke(config, {
    localBuild: isUpdate,
    compilerState,
    messageCallback: (message) => {
      message.handled = true;
      if (message.logLevel === 'error') problems.push(message.text);
    },
  });
  if (apiReportChanged && !isUpdate) problems.push(path.basename(config.reportFilePath));
}
fs.rmSync(temporary, { recursive: true });
console.log(problems);

/** @param {string} report @param {string} types */
function configOf(report, types) {
  const projectFolder = process.cwd();
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: path.resolve('package.json'),
    configObject: {
      projectFolder,
      mainEntryPointFilePath: types,
      compiler: {
        overrideTsconfig: {
          compilerOptions: { module: 'nodenext', target: 'es2023', lib: ['es2024', 'dom', 'dom.iterable'], strict: true, skipLibCheck: true, types: [] },
          files: entries.map(([, file]) => file),
        },
      },
      apiReport: { enabled: true, reportFolder: path.resolve('api'), reportTempFolder: temporary, reportFileName: `${report}.api.md` },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: { default: { logLevel: 'error' } },
        extractorMessageReporting: { default: { logLevel: 'none' } },
        tsdocMessageReporting: { default: { logLevel: 'none' } },
      },
    },
  });
}
