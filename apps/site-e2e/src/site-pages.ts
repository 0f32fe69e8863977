import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

type Bilingual = Record<'th' | 'en', string>;

export interface SitePage {
  /** Behind the language. */
  path: string;
  /** Its main heading; absent where the page has one of its own that the content does not say. */
  heading?: Bilingual;
}

const content = path.resolve(import.meta.dirname, '../../site/content');

interface Group {
  slug: string;
  categories: { slug: string; name: Bilingual }[];
}
const groups: Group[] = parse(readFileSync(path.join(content, 'categories.yaml'), 'utf8'));

const categories = groups.flatMap((group) =>
  group.categories.map(({ slug, name }) => ({ path: `/${group.slug}/${slug}`, name })),
);

/** Every listing: one for each category of the content. */
export const listings: SitePage[] = categories.map((category) => ({
  path: category.path,
  heading: category.name,
}));

/** A detail of each category: its first item by name. */
export const details: SitePage[] = categories.flatMap((category) => {
  const [first] = readdirSync(path.join(content, category.path))
    .filter((file) => file.endsWith('.en.md'))
    .sort();
  if (!first) return [];
  const id = first.replace('.en.md', '');
  return [
    {
      path: `${category.path}/${id}`,
      heading: { th: titleOf(category.path, id, 'th'), en: titleOf(category.path, id, 'en') },
    },
  ];
});

export const policies: SitePage[] = ['/cookie-policy', '/privacy-notice', '/privacy-policy'].map((path) => ({
  path,
}));

/** How one gets there, how the lines run, all stations, and one of them. */
export const networkPages: SitePage[] = [
  { path: '/search-departure', heading: { th: 'วางแผนเดินทาง', en: 'Plan a journey' } },
  { path: '/mrt-map', heading: { th: 'แผนที่เส้นทางรถไฟฟ้า', en: 'Map of the lines' } },
  { path: '/service-status', heading: { th: 'สถานะการให้บริการ', en: 'Service status' } },
  { path: '/stations', heading: { th: 'สถานี', en: 'Stations' } },
  { path: '/stations/BL01' },
];

/** What is asked step by step. */
export const questions: SitePage[] = [
  { path: '/which-ticket', heading: { th: 'เลือกบัตรโดยสาร', en: 'Which ticket?' } },
];

export const home: SitePage = { path: '' };

export const everyPage: SitePage[] = [
  home,
  ...listings,
  ...details,
  ...networkPages,
  ...questions,
  ...policies,
];

function titleOf(folder: string, id: string, locale: string): string {
  const source = readFileSync(path.join(content, folder, `${id}.${locale}.md`), 'utf8');
  return parse(source.split('---\n')[1] ?? '').title;
}
