import path from 'node:path';
import { formatFiles, generateFiles } from '@nx/devkit';
import { addExport, appendToBlock, insertAmong } from '../edits.mjs';
import { addSentences, collectMessages } from '../messages.mjs';
import { readName, refuseTaken } from '../names.mjs';
import { requireOptions } from '../options.mjs';
import { readWords } from '../words.mjs';

const views = 'libs/views/src';
const hrefsFile = `${views}/shared/page/model-context.ts`;

/** Options that a page needs. */
const wordsOfPage = ['titleTh', 'titleEn', 'summaryTh', 'summaryEn'];

/** @typedef {import('../names.mjs').Names} Names */
/** @typedef {import('@nx/devkit').Tree} Tree */

/**
 * @typedef {object} ViewOptions
 * @property {string} name
 * @property {string} description
 * @property {boolean} [page]
 * @property {string} [titleTh]
 * @property {string} [titleEn]
 * @property {string} [summaryTh]
 * @property {string} [summaryEn]
 */

/** Generates a view type of listings or the view of a page. @param {Tree} tree @param {ViewOptions} options */
export default async function generateView(tree, { page = false, ...options }) {
  requireOptions(import.meta.dirname, options, page ? wordsOfPage : []);
  const names = readName(options.name, 'title-list');
  refuseTaken(tree, names.fileName, [`${views}/${names.fileName}`]);
  const given = { ...names, description: options.description, tmpl: '' };
  if (page) addPage(tree, given, options);
  else addViewType(tree, given);
  await formatFiles(tree);
  return page ? collectMessages : undefined;
}

/** @param {Tree} tree @param {Names} given */
function addViewType(tree, given) {
  const { fileName, propertyName } = given;
  generateFiles(tree, path.join(import.meta.dirname, 'files/type'), `${views}/${fileName}`, given);
  insertAmong(
    tree,
    `${views}/listing/view-types.ts`,
    /^export \{ \w+ \} from '\.\.\/(.+)';$/,
    `export { ${propertyName} } from '../${fileName}/${fileName}';`,
  );
}

/** @param {Tree} tree @param {Names} given @param {ViewOptions} options */
function addPage(tree, given, options) {
  const { fileName, className, propertyName } = given;
  if (new RegExp(`^  ${propertyName}[:(]`, 'm').test(tree.read(hrefsFile, 'utf8') ?? ''))
    throw new Error(`"${fileName}" is taken: Hrefs has ${propertyName}.`);
  const sentences = {
    title: readWords(options, 'title'),
    summary: readWords(options, 'summary'),
  };
  addSentences(tree, Object.values(sentences));
  generateFiles(tree, path.join(import.meta.dirname, 'files/page'), `${views}/${fileName}`, {
    ...given,
    ...sentences,
  });
  const index = `${views}/index.ts`;
  addExport(tree, index, `type ${className}Model, to${className}Model`, `${fileName}/${fileName}-model`);
  addExport(tree, index, `${className}View`, `${fileName}/${fileName}-view`);
  // its URL: as the views know it, in their examples and in the site
  const href = `(locale) => \`/\${locale}/${fileName}\``;
  appendToBlock(
    tree,
    hrefsFile,
    'export interface Hrefs {',
    `  ${propertyName}: (locale: Locale) => string;`,
  );
  for (const [file, opening] of [
    [`${views}/shared/examples/model-context-example.ts`, 'const hrefs: Hrefs = {'],
    ['libs/site/src/addresses/href.ts', 'export const href: Hrefs = {'],
  ])
    appendToBlock(tree, file, opening, `  ${propertyName}: ${href},`);
}
