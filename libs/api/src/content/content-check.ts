import {
  announcement,
  type CategoryGroup,
  locales,
  otherLocale,
  publishedAlert,
  textIn,
} from '@raang/domain';
import type { FigureData } from '../figures/figure';
import { replaceDirectives } from '../figures/figure-directive';
import { ContentError, type ContentFile, type ContentProblem, parseContentFile } from './content-file';
import { type ContentFolder, readContentFolder, type TextFile } from './content-folder';
import { checkFormerAddresses } from './check-former-addresses';
import { checkItemFigures } from './check-item-figures';
import { checkExamples } from './example-marks';
import { checkSearchPages } from './check-search-pages';
import { checkTelephones } from './check-telephones';
import { missingSource, unknownSource, unofficialSource, unusedSources } from './check-sources';
import { firstDifference } from './content-facts';
import { foreignSentence } from './foreign-sentence';
import { renderMarkdown } from './markdown';
import { readRecordList } from './record-list';

export interface CheckedNetwork {
  stations: ReadonlySet<string>;
  lines: ReadonlySet<string>;
  figures: FigureData;
}

interface CheckedText extends TextFile {
  content: ContentFile;
}

/**
 * Finds all problems of a content folder, for its authors. Stricter than the import, which has to accept partly broken
 * content.
 * @param network station codes and line ids that items may refer to, and the data of figures
 * @param pages paths of the site's pages that are no content, without the language
 */
export async function checkContent(
  folder: string,
  network: CheckedNetwork,
  pages: readonly string[] = [],
): Promise<ContentProblem[]> {
  const content = await readContentFolder(folder);
  const problems = [...content.problems];
  const texts = content.texts.flatMap((text) => parse(text, problems));
  const addresses = new Set([...pages, ...addressesIn(content)]);
  for (const text of texts) {
    const report = (field: string, reason: string) =>
      problems.push({ file: text.file, line: text.content.lineOf(field), reason: `${field}: ${reason}` });
    checkFiles(text, content, report);
    checkNetwork(text, network, report);
    checkSources(text, content, report);
    for (const target of linksOf(text)) {
      const reason = linkProblem(target, text.locale, addresses);
      if (reason) problems.push({ file: text.file, line: lineOfText(text.source, target), reason });
    }
    problems.push(...checkItemFigures(text, network.figures), ...checkExamples(text));
    for (const { line, sentence } of foreignSentences(text))
      problems.push({ file: text.file, line, reason: `not in the file's language: "${sentence}"` });
  }
  for (const pair of Map.groupBy(texts, itemPath).values()) checkPair(pair, problems);
  for (const group of content.groups) checkWords(group, problems);
  problems.push(
    ...unusedSources(texts, content.sources),
    ...checkTelephones(texts),
    ...checkFormerAddresses(texts.map((text) => ({ ...text, path: itemPath(text) }))),
    ...(await checkNotices(folder, addresses, content)),
    ...(await checkSearchPages(folder, addresses)),
  );
  return problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

function parse(text: TextFile, problems: ContentProblem[]): CheckedText[] {
  try {
    return [{ ...text, content: parseContentFile(text.file, text.source) }];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(error.problem);
    return [];
  }
}

type Report = (field: string, reason: string) => void;

function checkFiles({ content }: CheckedText, { media, documents }: ContentFolder, report: Report) {
  const { frontMatter } = content;
  if (frontMatter.picture && !media.has(frontMatter.picture))
    report('picture', `media/${frontMatter.picture} does not exist`);
  if (frontMatter.kind !== 'document') return;
  for (const file of frontMatter.files)
    if (!documents.has(file)) report('files', `documents/${file} does not exist`);
}

function checkNetwork({ content: { frontMatter } }: CheckedText, network: CheckedNetwork, report: Report) {
  for (const line of frontMatter.lines)
    if (!network.lines.has(line)) report('lines', `there is no line ${line}`);
  if ('station' in frontMatter && !network.stations.has(frontMatter.station))
    report('station', `there is no station ${frontMatter.station}`);
}

function checkSources({ content }: CheckedText, { sources }: ContentFolder, report: Report) {
  const problem =
    unknownSource(content.frontMatter, sources) ??
    unofficialSource(content.frontMatter, sources) ??
    missingSource(content.frontMatter);
  if (problem) report(problem.field, problem.reason);
}

/** An item needs both languages, with the same facts. */
function checkPair(pair: CheckedText[], problems: ContentProblem[]) {
  const [first, second] = pair as [CheckedText, CheckedText | undefined];
  if (!second) {
    const missing = otherLocale(first.locale);
    return void problems.push({ file: first.file, line: 1, reason: `the ${missing} translation is missing` });
  }
  const field = firstDifference(first.content.frontMatter, second.content.frontMatter);
  if (!field) return;
  const reason = `${field}: differs from ${first.file}`;
  problems.push({ file: second.file, line: second.content.lineOf(field), reason });
}

function itemPath({ group, category, id }: Pick<TextFile, 'group' | 'category' | 'id'>): string {
  return `${group}/${category}/${id}`;
}

function addressesIn({ groups, texts }: ContentFolder): string[] {
  return [
    '',
    ...groups.flatMap((group) => group.categories.map((category) => `/${group.slug}/${category.slug}`)),
    ...texts.map((text) => `/${itemPath(text)}`),
  ];
}

function linksOf({ content }: CheckedText): string[] {
  return [...renderMarkdown(content.body).matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, target]) => target!);
}

/** Explains why a link is invalid. Returns undefined for a valid link. */
function linkProblem(target: string, locale: string, addresses: ReadonlySet<string>): string | undefined {
  if (/^(mailto:|tel:|#)/.test(target)) return undefined;
  if (target.startsWith('https://')) return URL.canParse(target) ? undefined : `invalid URL: ${target}`;
  if (!target.startsWith('/')) return `a link must start with https:// or /${locale}/: ${target}`;
  const [, linkLocale, rest = ''] = /^\/([a-z]+)((?:\/[^?#]*)?)/.exec(target) ?? [];
  if (linkLocale !== locale) return `the link leads to another language: ${target}`;
  return addresses.has(rest) ? undefined : `the target of the link does not exist: ${target}`;
}

function foreignSentences({ source, locale }: CheckedText): { line: number; sentence: string }[] {
  return source.split('\n').flatMap((text, index) => {
    const sentence = foreignSentence(
      replaceDirectives(text, () => ''),
      locale,
    );
    return sentence ? [{ line: index + 1, sentence }] : [];
  });
}

function lineOfText(source: string, text: string): number {
  const index = source.split('\n').findIndex((line) => line.includes(text));
  return index < 0 ? 1 : index + 1;
}

function checkWords({ categories, ...group }: CategoryGroup, problems: ContentProblem[]) {
  for (const { slug, name, description } of [group, ...categories])
    for (const locale of locales)
      for (const text of [name[locale], description[locale]]) {
        const sentence = foreignSentence(text, locale);
        const reason = `${slug}: not in the language ${locale}: "${sentence}"`;
        if (sentence) problems.push({ file: 'categories.yaml', line: 1, reason });
      }
}

/** Announcements and alerts need text in both languages, and links to pages that exist. */
async function checkNotices(
  folder: string,
  addresses: ReadonlySet<string>,
  { media }: ContentFolder,
): Promise<ContentProblem[]> {
  const announcements = await readRecordList(folder, 'announcements.yaml', announcement);
  const alerts = await readRecordList(folder, 'alerts.yaml', publishedAlert);
  const said = [
    ...(announcements.records ?? []).map(({ title, text, link }) => [title, text, link?.label]),
    ...(alerts.records ?? []).map(({ header, description }) => [header, description]),
  ].flat();
  const reasons = [
    ...said.flatMap((words) =>
      locales.flatMap((locale) => {
        if (!words) return [];
        const text = words[locale];
        if (text === undefined) return [`not in the language ${locale}: "${textIn(words, locale).text}"`];
        const sentence = foreignSentence(text, locale);
        return sentence ? [`not in the language ${locale}: "${sentence}"`] : [];
      }),
    ),
    ...(announcements.records ?? []).flatMap(({ id, link, picture }) => [
      ...(link?.href.startsWith('/') && !addresses.has(link.href)
        ? [`${id}: the target of the link does not exist: ${link.href}`]
        : []),
      ...(picture && !media.has(picture) ? [`${id}: media/${picture} does not exist`] : []),
    ]),
  ];
  return [
    ...announcements.problems,
    ...alerts.problems,
    ...reasons.map((reason) => ({ file: 'announcements.yaml and alerts.yaml', line: 1, reason })),
  ];
}
