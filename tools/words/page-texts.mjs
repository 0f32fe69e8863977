// The texts that passengers read, by file and line.
import fs from 'node:fs';
import path from 'node:path';

/** @typedef {{ line: number, text: string }} PageText */
/** @typedef {(source: string) => PageText[]} ReadTexts */

/** @type {ReadTexts} */
const linesOf = (source) => source.split('\n').map((text, index) => ({ line: index + 1, text }));

/** Markdown with front matter. Facts, which have no quotes, and the targets of links are no text. @type {ReadTexts} */
export const markdownTexts = (source) =>
  linesOf(source).map(({ line, text }) => ({
    line,
    text: text
      .replace(/^[a-zA-Z]+: [^"].*$/, '')
      .replace(/^[a-zA-Z]+: "(.*)"$/, (_, value) => value.replaceAll('\\"', '"'))
      .replaceAll(/\]\([^)]*\)|https?:\/\/\S+/g, ']'),
  }));

/** YAML without comments, and without the words that people type into the search. @type {ReadTexts} */
export function yamlTexts(source) {
  let isTyped = false;
  return linesOf(source).flatMap(({ line, text }) => {
    if (!/^\s+- [^{]*$/.test(text)) isTyped = /^\s+words:/.test(text);
    const value = text
      .replace(/^\s*#.*$/, '')
      .replace(/ words: \[[^\]]*\]/, '')
      .replace(/^\s*(?:- )?[a-zA-Z]+: /, '')
      .replaceAll(/"([^"]*)"(?=[,}]|$)/g, '$1')
      .trim();
    return isTyped || value === '' ? [] : [{ line, text: value }];
  });
}

/** Messages of a catalogue in its language. @type {ReadTexts} */
export const catalogueTexts = (source) =>
  linesOf(source).flatMap(({ line, text }) => {
    const [, value] = /^msgstr "(.*)"$/.exec(text) ?? [];
    return value ? [{ line, text: value.replaceAll('\\"', '"') }] : [];
  });

/** Strings of a source file. @type {ReadTexts} */
export const sourceTexts = (source) =>
  linesOf(source).flatMap(({ line, text }) => {
    if (/^\s*(?:\*|\/\/|\/\*|import |export \*)/.test(text)) return [];
    return [...text.matchAll(/'((?:[^'\\]|\\.)*)'|`([^`]*)`?|"([^"]*)"/g)].map(
      ([, single, template, double]) => ({
        line,
        text: (single ?? template ?? double ?? '').replaceAll(/\$\{[^}]*\}/g, '…'),
      }),
    );
  });

/** Lines of a table. Its ids contain no refused word. @type {ReadTexts} */
const tableTexts = (source) =>
  linesOf(source).map(({ line, text }) => ({ line, text: text.replaceAll('"', '') }));

/** @type {[glob: string, read: ReadTexts][]} */
const sources = [
  ['apps/site/content/*/*/*.md', markdownTexts],
  ['apps/site/policies/*.md', markdownTexts],
  ['apps/site/content/{categories,announcements,alerts,search-pages}.yaml', yamlTexts],
  [
    'apps/site/network/{fare-rules,fare-media,rider-categories,interchanges,facilities,exits}.csv',
    tableTexts,
  ],
  ['libs/i18n/src/locales/*.po', catalogueTexts],
  ['libs/ui/src/labels/{en,th}.ts', sourceTexts],
  ['tools/documents/{words,tables}.mjs', sourceTexts],
  ['libs/api/src/**/*.mail.ts', sourceTexts],
  ['libs/api/src/mail/mail-words.ts', sourceTexts],
  ['libs/api/src/cases/case-words.ts', sourceTexts],
  ['libs/api/src/figures/figure-words.ts', sourceTexts],
  ['libs/api/src/network/tariff-words.ts', sourceTexts],
  ['libs/api/src/assistant/{words,answers}/*.ts', sourceTexts],
];

/**
 * Lists every text that passengers read.
 * @param {string} root of the workspace
 * @returns {(PageText & { file: string })[]}
 */
export function pageTexts(root) {
  return sources.flatMap(([glob, read]) => {
    const files = fs.globSync(glob, { cwd: root }).sort();
    if (files.length === 0) throw new Error(`no file matches ${glob}`);
    return files.flatMap((file) =>
      read(fs.readFileSync(path.join(root, file), 'utf8')).map((text) => ({ file, ...text })),
    );
  });
}
