import path from 'node:path';
import { formatFiles, generateFiles } from '@nx/devkit';
import { addExport, addImport, addToImport, appendToBlock } from '../edits.mjs';
import { readFields } from '../fields.mjs';
import { addSentences, collectMessages } from '../messages.mjs';
import { readName, refuseTaken } from '../names.mjs';
import { requireOptions } from '../options.mjs';
import { checkWords, readWords } from '../words.mjs';
import { fieldKinds } from './field-kinds.mjs';

const [forms, contract] = ['libs/forms/src', 'libs/contract/src'];

/** Fields that every form has, or whose controls need more than a label. */
const reserved =
  /^(homepage|idempotencyKey|lang|verification|files|upload|day|time|station|line|savedStations)$/;

/**
 * @typedef {object} FormOptions
 * @property {string} name
 * @property {string} description
 * @property {string} titleTh
 * @property {string} titleEn
 * @property {string} submitTh
 * @property {string} submitEn
 * @property {string} fields
 */

/** Generates a form. @param {import('@nx/devkit').Tree} tree @param {FormOptions} options */
export default async function generateForm(tree, options) {
  requireOptions(import.meta.dirname, options);
  const names = readName(options.name, 'visit-request');
  const { className, propertyName, fileName } = names;
  refuseTaken(tree, fileName, [`${forms}/${fileName}`, `${contract}/${fileName}-fields.ts`]);
  const title = readWords(options, 'title');
  const submit = readWords(options, 'submit');
  const fields = readFields(options.fields, {
    kinds: Object.keys(fieldKinds),
    texts: 2,
    reserved,
    example: 'email:email:อีเมล:E-mail address',
  }).map(({ texts: [th = '', en = ''], ...field }) => {
    const label = checkWords({ th, en }, field.name);
    return { ...field, ...fieldKinds[field.kind], label };
  });
  const importsFrom = (/** @type {string} */ from) =>
    new Set(fields.filter((field) => field.from === from).map(({ imports }) => imports));
  addSentences(tree, [title, submit, ...fields.map(({ label }) => label)]);

  const given = {
    ...names,
    description: options.description,
    title,
    submit,
    fields,
    tmpl: '',
    components: new Set(fields.map(({ component }) => component)),
    ofDomain: importsFrom('domain'),
    ofCases: importsFrom('case-fields'),
  };
  const templates = path.join(import.meta.dirname, 'files');
  generateFiles(tree, path.join(templates, 'form'), `${forms}/${fileName}`, given);
  generateFiles(tree, path.join(templates, 'contract'), contract, given);

  addExport(tree, `${contract}/index.ts`, `${propertyName}Fields`, `${fileName}-fields`);
  addExport(tree, `${forms}/index.ts`, `${className}Form`, `${fileName}/${fileName}-form`);
  const schemas = `${forms}/rules/form-schemas.ts`;
  addToImport(tree, schemas, '@raang/contract', `${propertyName}Fields`);
  appendToBlock(tree, schemas, 'export const formSchemas = {', `  '${fileName}': ${propertyName}Fields,`);
  addExample(tree, names, fields);
  await formatFiles(tree);
  return collectMessages;
}

/**
 * @param {import('@nx/devkit').Tree} tree
 * @param {import('../names.mjs').Names} names
 * @param {{ name: string, example: string }[]} fields
 */
function addExample(tree, { fileName, className }, fields) {
  const file = `${forms}/testing/form-examples.tsx`;
  addImport(tree, file, `${className}Form`, `../${fileName}/${fileName}-form`);
  const filled = fields.map(({ name, example }) => (name === example ? name : `${name}: ${example}`));
  appendToBlock(
    tree,
    file,
    'const examples: readonly',
    `  {
    name: '${fileName}',
    render: (page) => <${className}Form {...page} />,
    filled: { ${filled.join(', ')} },
    hasDraft: true,
  },`,
  );
}
