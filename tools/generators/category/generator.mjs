import { parse, stringify } from 'yaml';
import { readName, refuseTaken } from '../names.mjs';
import { requireOptions } from '../options.mjs';
import { readWords } from '../words.mjs';
import { checkTemplateCode } from './template-code.mjs';

const content = 'apps/site/content';
const categoriesFile = `${content}/categories.yaml`;

/** What a page begins with stays on two lines of a phone (record 50). */
const longestIntro = 90;

/** @typedef {import('@nx/devkit').Tree} Tree */
/** @typedef {import('../words.mjs').Bilingual} Bilingual */

/**
 * @typedef {{ group: string, slug: string, template: string, item: string, publishedOn?: string }
 *   & Record<`${'name' | 'intro' | 'title' | 'summary' | 'body'}${'Th' | 'En'}`, string>
 *   & Partial<Record<`about${'Th' | 'En'}`, string>>} CategoryOptions
 */

/** Generates a category with its first article. @param {Tree} tree @param {CategoryOptions} options */
export default async function generateCategory(tree, options) {
  requireOptions(import.meta.dirname, options);
  const { group, template } = options;
  const slug = readName(options.slug, 'cycling').fileName;
  const item = readName(options.item, 'folding-bicycles').fileName;
  refuseTakenAddress(tree, group, slug);
  checkTemplateCode(tree, template);
  const [name, intro, title, summary, body] = ['name', 'intro', 'title', 'summary', 'body'].map((part) =>
    readWords(options, part),
  );
  const about = options.aboutTh || options.aboutEn ? readWords(options, 'about') : undefined;
  limit('intro', intro, longestIntro);
  limit('title', title, 140);
  limit('summary', summary, 320);

  const describe = (/** @type {'th' | 'en'} */ locale) =>
    [intro[locale], about?.[locale]].filter(Boolean).join('\n');
  const description = { th: describe('th'), en: describe('en') };
  addToGroup(tree, group, { slug, name, description, template });
  const facts = { kind: 'article', publishedOn: options.publishedOn ?? today(), lines: [] };
  for (const locale of /** @type {const} */ (['th', 'en'])) {
    const frontMatter = Object.entries({ ...facts, title: title[locale], summary: summary[locale] });
    const lines = frontMatter.map(
      ([key, value]) => `${key}: ${key === 'kind' ? value : JSON.stringify(value)}`,
    );
    tree.write(
      `${content}/${group}/${slug}/${item}.${locale}.md`,
      ['---', ...lines, '---', '', body[locale].trim(), ''].join('\n'),
    );
  }
}

/** @param {Tree} tree @param {string} group @param {string} slug */
function refuseTakenAddress(tree, group, slug) {
  /** @type {{ slug: string, categories: { slug: string }[] }[]} */
  const groups = parse(tree.read(categoriesFile, 'utf8') ?? '');
  const found = groups.find((each) => each.slug === group);
  if (!found)
    throw new Error(
      `"${group}" is not a group: choose one of ${groups.map((each) => each.slug).join(', ')}.`,
    );
  if (found.categories.some((each) => each.slug === slug))
    throw new Error(`"${slug}" is taken: ${group} has such a category.`);
  refuseTaken(tree, slug, [`${content}/${group}/${slug}`]);
  if (tree.read('apps/site/src/addresses/page-routes.ts', 'utf8')?.includes(`'/$lang/${group}/${slug}'`))
    throw new Error(`"${slug}" is taken: a page has the URL /${group}/${slug}.`);
}

/** @param {string} part @param {Bilingual} words @param {number} longest */
function limit(part, words, longest) {
  for (const text of Object.values(words))
    if (text.length > longest)
      throw new Error(`${part}: write at most ${longest} characters instead of ${text.length}: "${text}".`);
}

/** Appends a category to its group, and leaves the rest of the file as it is. @param {Tree} tree @param {string} group @param {object} category */
function addToGroup(tree, group, category) {
  const text = tree.read(categoriesFile, 'utf8') ?? '';
  const start = text.search(new RegExp(`^- slug: ${group}$`, 'm'));
  const length = text.slice(start + 1).search(/^- /m);
  const end = length < 0 ? text.length : start + 1 + length;
  const entry = stringify([category], { lineWidth: 0, blockQuote: 'folded' }).replaceAll(/^(?=.)/gm, '    ');
  tree.write(categoriesFile, `${text.slice(0, end).trimEnd()}\n${entry}${text.slice(end)}`);
}

/** The day in Bangkok, `YYYY-MM-DD`. */
const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Bangkok' });
