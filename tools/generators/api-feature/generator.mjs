import path from 'node:path';
import { formatFiles, generateFiles } from '@nx/devkit';
import { addExport, addToImport, appendToBlock, insertAmong, replaceOnce } from '../edits.mjs';
import { readFields } from '../fields.mjs';
import { readName, refuseTaken } from '../names.mjs';
import { fieldKinds } from './field-kinds.mjs';
import { generateMigration } from './migration.mjs';

const [contract, api] = ['libs/contract/src', 'libs/api/src'];

/** @typedef {import('@nx/devkit').Tree} Tree */
/** @typedef {{ name: string, record: string, tag: string, summary: string, fields: string }} ApiFeatureOptions */

/** Generates a feature of the API. @param {Tree} tree @param {ApiFeatureOptions} options */
export default async function generateApiFeature(tree, options) {
  const names = readName(options.name, 'lift-works');
  const record = readName(options.record, 'lift-work');
  const { fileName, propertyName } = names;
  if (fileName === record.fileName)
    throw new Error(`"${fileName}" names the feature and a record: use plural and singular.`);
  refuseTaken(tree, fileName, [`${contract}/${fileName}.ts`, `${api}/${fileName}`]);
  refuseUsed(tree, `'/${fileName}'`, [contract]);
  refuseUsed(tree, `\n  ${propertyName}: `, [`${contract}/contract.ts`]);
  refuseUsed(tree, `export const ${record.propertyName} `, [contract, 'libs/domain/src']);
  const tags = [...(tree.read(`${contract}/reference.ts`, 'utf8') ?? '').matchAll(/\{ name: '(.+?)'/g)].map(
    ([, name]) => name,
  );
  if (!tags.includes(options.tag))
    throw new Error(`"${options.tag}" is not a group of the reference: choose one of ${tags.join(', ')}.`);
  const fields = readFields(options.fields, {
    kinds: Object.keys(fieldKinds),
    texts: 1,
    example: 'station:station:BL10',
    reserved: /^id$/,
  }).map(({ texts: [example = ''], ...field }) => {
    const { pattern, read = String, ...kind } = fieldKinds[field.kind] ?? fieldKinds.text;
    if (!pattern.test(example))
      throw new Error(`"${example}" is not an example of ${field.kind}, the kind of ${field.name}.`);
    return { ...field, ...kind, value: read(example, field.name) };
  });

  const given = {
    ...names,
    ...{ record, tag: options.tag, summary: options.summary, fields, tmpl: '' },
    ofDomain: new Set(['slug', ...fields.flatMap(({ imports = [] }) => imports)]),
  };
  const templates = path.join(import.meta.dirname, 'files');
  generateFiles(tree, path.join(templates, 'contract'), contract, given);
  generateFiles(tree, path.join(templates, 'api'), `${api}/${fileName}`, given);
  extendContract(tree, given);
  extendApi(tree, given);
  extendTests(tree, given);
  await formatFiles(tree);
  return () => generateMigration(tree.root, tableName(fileName));
}

/** @param {Tree} tree @param {string} text @param {string[]} paths of files, and of folders for the files in them */
function refuseUsed(tree, text, paths) {
  const files = paths.flatMap((path) =>
    tree.isFile(path) ? [path] : tree.children(path).map((file) => `${path}/${file}`),
  );
  const user = files.find((file) => tree.isFile(file) && tree.read(file, 'utf8')?.includes(text));
  if (user) throw new Error(`"${text.trim()}" is taken: ${user} has it.`);
}

/** @typedef {import('../names.mjs').Names & { record: import('../names.mjs').Names, fields: { name: string, value: unknown }[] }} Given */

/** @param {Tree} tree @param {Given} given */
function extendContract(tree, { fileName, propertyName, record, fields }) {
  const example = {
    id: `${record.fileName}-1`,
    ...Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  };
  importFrom(tree, `${contract}/contract.ts`, './', `${propertyName}Contract`, fileName);
  appendToBlock(
    tree,
    `${contract}/contract.ts`,
    'export const contract = {',
    `  ${propertyName}: ${propertyName}Contract,`,
  );
  addExport(tree, `${contract}/index.ts`, `type ${record.className}, ${record.propertyName}`, fileName);
  appendToBlock(
    tree,
    `${contract}/examples.ts`,
    'export const examples: Examples = {',
    `  ${propertyName}: { list: { input: {}, output: [${JSON.stringify(example)}] } },`,
  );
}

/** @param {Tree} tree @param {Given} given */
function extendApi(tree, { fileName, propertyName }) {
  importFrom(tree, `${api}/api.ts`, './', `${propertyName}Procedures`, `${fileName}/${fileName}.procedures`);
  appendToBlock(tree, `${api}/api.ts`, 'const router = {', `  ${propertyName}: ${propertyName}Procedures,`);
  // what the public sees ends cached pages and shared results, by the trigger that the migration makes
  const lastMark = "(select count(*) || '.' || sum(xmin::text::bigint) from found_items)";
  const mark = lastMark.replace('found_items', tableName(fileName));
  replaceOnce(tree, `${api}/changes/change-marks.store.ts`, lastMark, `${mark},\n      ${lastMark}`);
}

/** @param {Tree} tree @param {Given} given */
function extendTests(tree, { fileName, propertyName, className, record }) {
  const databases = `${api}/testing/test-databases.ts`;
  importFrom(tree, databases, '../', propertyName, `${fileName}/${fileName}.table`);
  replaceOnce(tree, databases, '...ofDesk, ', `...ofDesk, ${propertyName}, `);
  const overHttp = `${api}/http/contract-over-http.test.ts`;
  importFrom(tree, overHttp, '../', `save${className}`, `${fileName}/${fileName}.store`);
  addToImport(tree, overHttp, '@raang/contract', record.propertyName);
  const records = `(examples.${propertyName}.list.output as unknown[]).map((each) => ${record.propertyName}.parse(each))`;
  const close = '  await content.close();';
  replaceOnce(tree, overHttp, close, `  await save${className}(db, ${records});\n${close}`);
}

/** @param {Tree} tree @param {string} file @param {'./' | '../'} folder @param {string} name @param {string} module */
function importFrom(tree, file, folder, name, module) {
  const pattern = new RegExp(`^(?:import )?.*\\} from '${folder.replaceAll('.', '\\.')}(.+)';$`);
  insertAmong(tree, file, pattern, `import { ${name} } from '${folder}${module}';`);
}

/** @param {string} fileName */
const tableName = (fileName) => fileName.replaceAll('-', '_');
