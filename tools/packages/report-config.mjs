import fs from 'node:fs';
import path from 'node:path';
import { ExtractorConfig } from '@microsoft/api-extractor';

/**
 * Settings of API Extractor for the report of one entry: `./labels/th` → `api/labels-th.api.md`.
 * @param {string} entry
 * @param {string} types its declarations
 * @param {string} temporary folder for the report
 */
export function reportConfig(entry, types, temporary) {
  const report = entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-');
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2024', 'dom', 'dom.iterable'],
    strict: true,
    skipLibCheck: true, // the consumer checks the declarations (tools/consumer)
    types: [],
  };
  fs.mkdirSync(path.join(temporary, 'final'), { recursive: true });
  const ignored = { default: { logLevel: /** @type {any} */ ('none') } };
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: path.resolve('package.json'),
    configObject: {
      projectFolder: process.cwd(),
      mainEntryPointFilePath: path.resolve(types),
      compiler: { overrideTsconfig: { compilerOptions, files: [types] } },
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFolder: path.join(temporary, 'final'),
        reportTempFolder: temporary,
        reportFileName: `${report}.api.md`,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: { default: { logLevel: /** @type {any} */ ('error') } },
        extractorMessageReporting: ignored,
        tsdocMessageReporting: ignored,
      },
    },
  });
}
