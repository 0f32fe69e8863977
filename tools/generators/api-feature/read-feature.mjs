import { readFields } from '../fields.mjs';
import { readName, refuseTaken } from '../names.mjs';
import { fieldKinds } from './field-kinds.mjs';

const [contract, api] = ['libs/contract/src', 'libs/api/src'];

/** @typedef {import('@nx/devkit').Tree} Tree */
/** @typedef {{ name: string, record: string, tag: string, summary: string, fields: string }} ApiFeatureOptions */
/** @typedef {ReturnType<typeof readFeature>} Feature what the templates take */

/**
 * @param {Tree} tree
 * @param {ApiFeatureOptions} options
 * @throws if a name is taken, or an option is invalid
 */
export function readFeature(tree, { tag, summary, ...options }) {
  const names = readName(options.name, 'lift-works');
  const record = readName(options.record, 'lift-work');
  const { fileName, propertyName } = names;
  if (fileName === record.fileName)
    throw new Error(`"${fileName}" names the feature and a record: use plural and singular.`);
  refuseTaken(tree, fileName, [`${contract}/${fileName}.ts`, `${api}/${fileName}`]);
  refuseUsed(tree, `'/${fileName}'`, [contract]);
  refuseUsed(tree, `\n  ${propertyName}: `, [`${contract}/contract.ts`]);
  refuseUsed(tree, `export const ${record.propertyName} `, [contract, 'libs/domain/src']);
  refuseUnknownTag(tree, tag);
  const fields = readFields(options.fields, {
    kinds: Object.keys(fieldKinds),
    texts: 1,
    example: 'station:station:BL10',
    reserved: /^id$/,
  }).map(withValue);
  const ofDomain = new Set(['slug', ...fields.flatMap(({ imports = [] }) => imports)]);
  return { ...names, record, table: fileName.replaceAll('-', '_'), tag, summary, fields, ofDomain, tmpl: '' };
}

/** Adds what its kind knows of a field, and the value of its example. @param {import('../fields.mjs').Field} field */
function withValue({ texts: [example = ''], ...field }) {
  const { pattern, read = String, ...kind } = fieldKinds[field.kind] ?? fieldKinds.text;
  if (!pattern.test(example))
    throw new Error(`"${example}" is not an example of ${field.kind}, the kind of ${field.name}.`);
  return { ...field, ...kind, value: read(example, field.name) };
}

/** @param {Tree} tree @param {string} text @param {string[]} paths of files, and of folders for the files in them */
function refuseUsed(tree, text, paths) {
  const files = paths.flatMap((path) =>
    tree.isFile(path) ? [path] : tree.children(path).map((file) => `${path}/${file}`),
  );
  const user = files.find((file) => tree.isFile(file) && tree.read(file, 'utf8')?.includes(text));
  if (user) throw new Error(`"${text.trim()}" is taken: ${user} has it.`);
}

/** @param {Tree} tree @param {string} tag */
function refuseUnknownTag(tree, tag) {
  const reference = tree.read(`${contract}/reference.ts`, 'utf8') ?? '';
  const tags = [...reference.matchAll(/\{ name: '(.+?)'/g)].map(([, name]) => name);
  if (!tags.includes(tag))
    throw new Error(`"${tag}" is not a group of the reference: choose one of ${tags.join(', ')}.`);
}
