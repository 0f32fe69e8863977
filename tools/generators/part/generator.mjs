import path from 'node:path';
import { formatFiles, generateFiles } from '@nx/devkit';
import { addExport, appendToBlock } from '../edits.mjs';
import { readName, refuseTaken } from '../names.mjs';
import { requireOptions } from '../options.mjs';
import { readWords } from '../words.mjs';

const kit = 'libs/ui/src';

/**
 * @typedef {object} PartOptions
 * @property {string} name
 * @property {string} description
 * @property {string} use
 * @property {string} avoid
 * @property {string} textTh
 * @property {string} textEn
 * @property {string} wrongTh
 * @property {string} wrongEn
 * @property {string} since
 * @property {string} [group]
 * @property {string} [element]
 * @property {string} [labelTh]
 * @property {string} [labelEn]
 */

/** Generates a part of the kit. @param {import('@nx/devkit').Tree} tree @param {PartOptions} options */
export default async function generatePart(tree, { element = 'div', group = 'Content', ...options }) {
  requireOptions(import.meta.dirname, options);
  const names = readName(options.name, 'travel-tip');
  const { className, propertyName, fileName } = names;
  refuseTaken(tree, fileName, [`${kit}/${fileName}`]);
  if (new RegExp(`\\b${className}(Props)?\\b`).test(tree.read(`${kit}/index.ts`, 'utf8') ?? ''))
    throw new Error(`"${fileName}" is taken: the kit exports ${className}.`);
  const label = options.labelTh || options.labelEn ? readWords(options, 'label') : undefined;
  if (
    label &&
    new RegExp(`^  ${propertyName}:`, 'm').test(tree.read(`${kit}/labels/labels.ts`, 'utf8') ?? '')
  )
    throw new Error(`"${fileName}" is taken: there are labels of ${propertyName}.`);
  for (const advice of [options.use, options.avoid])
    if (!/^\p{Lu}.*\.$/u.test(advice))
      throw new Error(`"${advice}" is not a sentence: guides give advice in sentences.`);
  const [text, wrong] = [readWords(options, 'text'), readWords(options, 'wrong')];

  generateFiles(tree, path.join(import.meta.dirname, 'files'), `${kit}/${fileName}`, {
    ...names,
    ...options,
    element,
    group,
    label,
    text,
    wrong,
    tmpl: '',
  });
  addExport(tree, `${kit}/index.ts`, `${className}, type ${className}Props`, `${fileName}/${fileName}`);
  if (label) {
    appendToBlock(tree, `${kit}/labels/labels.ts`, 'export interface Labels {', `  ${propertyName}: string;`);
    for (const locale of /** @type {const} */ (['th', 'en']))
      appendToBlock(
        tree,
        `${kit}/labels/${locale}.ts`,
        'export const labels: Labels = {',
        `  ${propertyName}: ${JSON.stringify(label[locale])},`,
      );
  }
  await formatFiles(tree);
}
