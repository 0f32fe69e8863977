// The site in short for language models, in the format of https://llmstxt.org.
import { type CategoryGroup, type Locale, locales } from '@raang/domain';
import { type FrameLink, type ModelContext, openTableNames, toFrameLinksModel } from '@raang/views';
import type { Authority, Edition } from '../../../authority/authority';
import { documentPath, referencePath } from '../api-reference/api-reference';

export interface LlmsData {
  authority: Authority;
  edition: Edition;
  groups: readonly CategoryGroup[];
  publicUrl: string;
  contextIn: Readonly<Record<Locale, ModelContext>>;
}

/** Writes /llms.txt: what the site is, its main pages in both languages, and its API. */
export function toLlmsText({ authority, edition, groups, publicUrl, contextIn }: LlmsData): string {
  const { siteName, name, tagline, website, timeZone } = authority;
  const isDemonstration = edition === 'demonstration';
  const frames = locales.map((locale) => ({
    locale,
    frame: toFrameLinksModel({ authority, groups }, contextIn[locale]),
  }));
  const descriptions = new Map(
    locales.flatMap((locale) =>
      groups.flatMap(({ slug, categories }) =>
        categories.map((category) => [
          contextIn[locale].hrefs.listing(locale, { group: slug, category: category.slug }),
          category.description[locale].replace(/\s+/g, ' '),
        ]),
      ),
    ),
  );
  const toLink = ({ label, href }: FrameLink) =>
    link(label, new URL(href, publicUrl).href, descriptions.get(href));
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const { openFile } = contextIn.en.hrefs;
  return [
    `# ${siteName.en} (${siteName.th})`,
    `> ${tagline.en}\n> ${tagline.th}`,
    `${isDemonstration ? `A demonstration, not the official website (${website}),` : 'The website'} of the ${name.en} (${name.th}). Every page exists in English under ${absolute('/en')} and in Thai under ${absolute('/th')}, with the same path after the language. Dates are in ${cityOf(timeZone)} time. The API returns the same data as the pages.`,
    ...frames.flatMap(({ frame }) =>
      frame.sitemap.map(({ title, links }) => section(title, links.map(toLink))),
    ),
    section('API', [
      link('API reference', absolute(referencePath), 'every operation, with an example'),
      link('OpenAPI document', absolute(documentPath), 'the same for programs, OpenAPI 3.1'),
    ]),
    section('Open data', [
      link('GTFS', absolute(openFile('gtfs.zip')), 'lines, stations, timetables and fares'),
      link('GTFS-Realtime', absolute(openFile('alerts.pb')), 'current and planned disruptions'),
      ...openTableNames.map((name) =>
        link(`${name}.csv`, absolute(openFile(`${name}.csv`)), `also as ${name}.json`),
      ),
    ]),
    section('Optional', [
      ...frames.flatMap(({ frame }) => frame.policies.map(toLink)),
      ...(isDemonstration
        ? []
        : [link('Sitemap', absolute('/sitemap.xml'), 'every page, with its last change')]),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

const section = (title: string, links: string[]) => `## ${title}\n\n${links.join('\n')}`;

function link(label: string, url: string, description?: string): string {
  return `- [${label}](${url})${description ? `: ${description}` : ''}`;
}

/** The city that names a zone of the IANA database: `Asia/Bangkok`. */
const cityOf = (timeZone: string) => timeZone.split('/').at(-1)!.replaceAll('_', ' ');
