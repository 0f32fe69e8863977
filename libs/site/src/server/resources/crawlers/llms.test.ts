import type { CategoryGroup, Locale } from '@raang/domain';
import { createI18n } from '@raang/i18n';
import type { ModelContext } from '@raang/views';
import { expect, it } from 'vitest';
import { authority } from 'raang:authority';
import type { Edition } from '../../../authority/authority';
import { href } from '../../../addresses/href';
import { toLlmsText } from './llms';

const publicUrl = 'https://www.example.org';
const groups = [
  {
    slug: 'tickets',
    name: { th: 'บัตรโดยสาร', en: 'Tickets' },
    description: { th: 'บัตร', en: 'Tickets.' },
    categories: [
      {
        slug: 'fare-rates',
        name: { th: 'อัตราค่าโดยสาร', en: 'Fares' },
        description: { th: 'ค่าโดยสารทุกสาย', en: 'Fares of every line.' },
        template: 'MRTLine.FareRatesTicketTable',
      },
    ],
  },
] as unknown as CategoryGroup[];

const contextIn = (locale: Locale): ModelContext => ({
  locale,
  defaultLocale: 'th',
  i18n: createI18n(locale, {}),
  hrefs: href,
  pages: authority.pages,
  today: '2026-11-20',
  lines: authority.lines,
  connectingLines: authority.connectingLines,
  siteName: authority.siteName[locale],
  authorityName: authority.name[locale],
  publicUrl,
  iconOf: (name) => ({ prefix: 'lucide', name }),
});

const textOf = (edition: Edition) =>
  toLlmsText({
    authority,
    edition,
    groups,
    publicUrl,
    contextIn: { th: contextIn('th'), en: contextIn('en') },
  });
const text = textOf('official');

it('says what the site is, and offers the sitemap of an official one', () => {
  expect(text).toContain(`\n\nThe website of the ${authority.name.en} `);
  expect(text).toContain('/sitemap.xml)');
  const demonstration = textOf('demonstration');
  expect(demonstration).toContain(
    `\n\nA demonstration, not the official website (${authority.website}), of the `,
  );
  expect(demonstration).not.toContain('sitemap.xml');
});

it('starts with the name and the summary of the site', () => {
  expect(text.split('\n\n').slice(0, 2)).toEqual([
    `# ${authority.siteName.en} (${authority.siteName.th})`,
    `> ${authority.tagline.en}\n> ${authority.tagline.th}`,
  ]);
});

it('lists the main pages in both languages, with their descriptions', () => {
  expect(text).toContain(`## บัตรโดยสาร\n\n- [`);
  expect(text).toContain(`- [อัตราค่าโดยสาร](${publicUrl}/th/tickets/fare-rates): ค่าโดยสารทุกสาย\n`);
  expect(text).toContain(`## Tickets\n\n- [Which ticket?](${publicUrl}/en/which-ticket)\n`);
  expect(text).toContain(`- [Fares](${publicUrl}/en/tickets/fare-rates): Fares of every line.\n`);
});

it('names the files of open data', () => {
  expect(text).toContain(`## Open data\n\n- [GTFS](${publicUrl}/open-data/gtfs.zip): `);
  expect(text).toContain(`- [stations.csv](${publicUrl}/open-data/stations.csv): also as stations.json\n`);
});

it('describes the API', () => {
  expect(text).toContain(`(${publicUrl}/api/openapi.json): `);
  expect(text).toContain(`(${publicUrl}/api/docs): `);
});

it('has one title, and sections that are lists of links', () => {
  const [head = '', ...sections] = text.split('\n## ');
  expect(head.match(/^# /gm)).toHaveLength(1);
  for (const section of sections) {
    const [, blank, ...links] = section.trimEnd().split('\n');
    expect(blank).toBe('');
    for (const line of links) expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)\s]+\)(: .+)?$/);
  }
});
