// The content items that documents are made from.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap.mjs';

/** @typedef {import('./site-code.mjs').Locale} Locale */
/** @typedef {import('./site-code.mjs').DocumentFacts} DocumentFacts */

export const siteFolder = path.join(root, 'apps', 'site');
const contentFolder = path.join(siteFolder, 'content');
export const documentsFolder = path.join(contentFolder, 'documents');

/**
 * One item in one language.
 * @typedef {object} Text
 * @property {string} id
 * @property {string} address on the site, without the language: `/tickets/fare-schedule/blue-fares-2026`
 * @property {Locale} locale
 * @property {any} frontMatter
 * @property {string} body Markdown
 */

/**
 * All texts of one kind of item, by path.
 * @param {string} kind
 * @param {import('./site-code.mjs').SiteCode} siteCode
 * @returns {Text[]}
 */
export function textsOf(kind, { parseContentFile }) {
  const files = fs
    .readdirSync(contentFolder, { recursive: true })
    .map((file) => String(file).split(path.sep).join('/'))
    .filter((file) => /^[^/]+\/[^/]+\/[^/]+\.(th|en)\.md$/.test(file))
    .sort();
  return files.flatMap((file) => {
    const source = fs.readFileSync(path.join(contentFolder, file), 'utf8');
    // parsing is slow, and most items are of other kinds
    if (!source.includes(`\nkind: ${kind}\n`)) return [];
    const { frontMatter, body } = parseContentFile(file, source);
    const [name, locale] = file.split('.');
    const text = { id: path.posix.basename(name), address: `/${name}`, frontMatter, body };
    return [{ ...text, locale: /** @type {Locale} */ (locale) }];
  });
}

/**
 * The files of document items, each once, with the text to print; a CSV has none.
 * @param {Text[]} texts of kind `document`
 * @returns {Array<{ file: string, text: Text | undefined }>}
 */
export function offeredFiles(texts) {
  const names = [...new Set(texts.flatMap(({ frontMatter }) => frontMatter.files))].sort();
  return names.map((file) => ({
    file,
    text: texts.find(({ id, locale }) => file === `${id}.${locale}.pdf`),
  }));
}
