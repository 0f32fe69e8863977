import { addExport, addImport, addToImport, appendToBlock, replaceOnce } from '../edits.mjs';

const [contract, api] = ['libs/contract/src', 'libs/api/src'];

/** @typedef {import('@nx/devkit').Tree} Tree */
/** @typedef {import('./read-feature.mjs').Feature} Feature */

/** @param {Tree} tree @param {Feature} feature */
export function extendContract(tree, { fileName, propertyName, record, fields }) {
  const example = {
    id: `${record.fileName}-1`,
    ...Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  };
  addImport(tree, `${contract}/contract.ts`, `${propertyName}Contract`, `./${fileName}`);
  for (const [opening, entry] of [
    ['export type Contract = {', `typeof ${propertyName}Contract;`],
    ['export const contract: Contract = {', `${propertyName}Contract,`],
  ])
    appendToBlock(tree, `${contract}/contract.ts`, opening, `  ${propertyName}: ${entry}`);
  addExport(tree, `${contract}/index.ts`, `type ${record.className}, ${record.propertyName}`, fileName);
  appendToBlock(
    tree,
    `${contract}/examples.ts`,
    'export const examples: Examples = {',
    `  ${propertyName}: { list: { input: {}, output: [${JSON.stringify(example)}] } },`,
  );
}

/** @param {Tree} tree @param {Feature} feature */
export function extendApi(tree, { fileName, propertyName, table }) {
  addImport(tree, `${api}/api.ts`, `${propertyName}Procedures`, `./${fileName}/${fileName}.procedures`);
  appendToBlock(tree, `${api}/api.ts`, 'const router = {', `  ${propertyName}: ${propertyName}Procedures,`);
  // what the public sees ends cached pages and shared results, by the trigger that the migration makes
  const lastMark = "(select count(*) || '.' || sum(xmin::text::bigint) from found_items)";
  const mark = lastMark.replace('found_items', table);
  replaceOnce(tree, `${api}/changes/change-marks.store.ts`, lastMark, `${mark},\n      ${lastMark}`);
}

/** @param {Tree} tree @param {Feature} feature */
export function extendTests(tree, { fileName, propertyName, className, record }) {
  const databases = `${api}/testing/test-databases.ts`;
  addImport(tree, databases, propertyName, `../${fileName}/${fileName}.table`);
  replaceOnce(tree, databases, '...ofDesk, ', `...ofDesk, ${propertyName}, `);
  const overHttp = `${api}/http/contract-over-http.store.test.ts`;
  addImport(tree, overHttp, `save${className}`, `../${fileName}/${fileName}.store`);
  addToImport(tree, overHttp, '@raang/contract', record.propertyName);
  const records = `(examples.${propertyName}.list.output as unknown[]).map((each) => ${record.propertyName}.parse(each))`;
  const close = '  await content.close();';
  replaceOnce(tree, overHttp, close, `  await save${className}(db, ${records});\n${close}`);
}
