import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

type Bilingual = Record<'th' | 'en', string>;

export interface SitePage {
  /** Path after the locale, such as `/stations`; empty for the home page. */
  path: string;
  /** Pages of one template have the same markup and differ in their content. */
  template: string;
  /** Main heading; undefined if these tests do not know it. */
  heading?: Bilingual;
}

const content = path.resolve(import.meta.dirname, '../../site/content');

interface Group {
  slug: string;
  categories: { slug: string; name: Bilingual; template: string }[];
}
const groups: Group[] = parse(readFileSync(path.join(content, 'categories.yaml'), 'utf8'));

const categories = groups.flatMap((group) =>
  group.categories.map(({ slug, name, template }) => ({ path: `/${group.slug}/${slug}`, name, template })),
);

/** One listing per category. A template code is `<filter>.<view>`. */
const listings: SitePage[] = categories.map(({ path, name, template }) => ({
  path,
  template: `listing ${template.split('.')[1]}`,
  heading: name,
}));

/** The first item of each category, by name. */
const details: SitePage[] = categories.flatMap((category) => {
  const [first] = readdirSync(path.join(content, category.path))
    .filter((file) => file.endsWith('.en.md'))
    .sort();
  if (!first) return [];
  const id = first.replace('.en.md', '');
  const [thai, english] = [frontMatter(category.path, id, 'th'), frontMatter(category.path, id, 'en')];
  return [
    {
      path: `${category.path}/${id}`,
      template: `item ${english.kind}`,
      heading: { th: thai.title, en: english.title },
    },
  ];
});

const policies: SitePage[] = [
  '/cookie-policy',
  '/privacy-notice',
  '/privacy-policy',
  '/accessibility-statement',
].map((path) => ({
  path,
  template: 'policy',
}));

/** Routes with a single page, and a station of each kind. */
const others: SitePage[] = [
  { path: '' },
  { path: '/search', heading: { th: 'ค้นหา', en: 'Search' } },
  { path: '/search-departure', heading: { th: 'วางแผนเดินทาง', en: 'Plan a journey' } },
  { path: '/mrt-map', heading: { th: 'แผนที่เส้นทางรถไฟฟ้า', en: 'Map of the lines' } },
  { path: '/service-status', heading: { th: 'สถานะการให้บริการ', en: 'Service status' } },
  { path: '/stations', heading: { th: 'สถานี', en: 'Stations' } },
  { path: '/stations/BL01' },
  { path: '/stations/CEN' },
  { path: '/open-data', heading: { th: 'ข้อมูลเปิด', en: 'Open data' } },
  { path: '/which-ticket', heading: { th: 'เลือกบัตรโดยสาร', en: 'Which ticket?' } },
].map((page) => ({ ...page, template: page.path }));

export const everyPage: SitePage[] = [...others, ...listings, ...details, ...policies];

/** The first page of each template. */
export const templateExamples: SitePage[] = [
  ...Map.groupBy(everyPage, ({ template }) => template).values(),
].map(([first]) => first!);

function frontMatter(folder: string, id: string, locale: string): { kind: string; title: string } {
  const source = readFileSync(path.join(content, folder, `${id}.${locale}.md`), 'utf8');
  return parse(source.split('---\n')[1] ?? '');
}
