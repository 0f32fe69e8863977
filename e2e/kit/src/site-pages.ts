import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
  /** An invented item, which only a demonstration has. */
  isExample?: boolean;
  /** A listing that has nothing else. */
  hasOnlyExamples?: boolean;
}

const content = path.resolve(import.meta.dirname, '../../../apps/site/content');

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
  hasOnlyExamples: itemIds(path).every((id) => frontMatter(path, id, 'en').example === true),
}));

/** The first item of each category, by name. */
const details: SitePage[] = categories.flatMap((category) => {
  const [id] = itemIds(category.path);
  if (!id) return [];
  const [thai, english] = [frontMatter(category.path, id, 'th'), frontMatter(category.path, id, 'en')];
  return [
    {
      path: `${category.path}/${id}`,
      template: `item ${english.kind}`,
      heading: { th: thai.title, en: english.title },
      isExample: english.example === true,
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
  { path: '/search-departure', heading: { th: 'วางแผนการเดินทาง', en: 'Plan a journey' } },
  { path: '/mrt-map', heading: { th: 'แผนที่เส้นทางรถไฟฟ้า', en: 'Map of the lines' } },
  { path: '/service-status', heading: { th: 'สถานะการให้บริการ', en: 'Service status' } },
  { path: '/stations', heading: { th: 'สถานี', en: 'Stations' } },
  { path: '/stations/BL01' },
  { path: '/stations/CEN' },
  { path: '/open-data', heading: { th: 'ข้อมูลเปิด', en: 'Open data' } },
  { path: '/subscribe', heading: { th: 'แจ้งฉันเมื่อเดินรถขัดข้อง', en: 'Tell me about disruptions' } },
  { path: '/which-ticket', heading: { th: 'เลือกตั๋วหรือบัตรโดยสาร', en: 'Which ticket?' } },
].map((page) => ({ ...page, template: page.path }));

export const everyPage: SitePage[] = [...others, ...listings, ...details, ...policies];

/** The first page of each template. */
export const templateExamples: SitePage[] = [
  ...Map.groupBy(everyPage, ({ template }) => template).values(),
].map(([first]) => first!);

/** Sorted. A category may have no folder yet. */
function itemIds(folder: string): string[] {
  const files = existsSync(path.join(content, folder)) ? readdirSync(path.join(content, folder)) : [];
  return files
    .filter((file) => file.endsWith('.en.md'))
    .map((file) => file.replace('.en.md', ''))
    .sort();
}

function frontMatter(
  folder: string,
  id: string,
  locale: string,
): { kind: string; title: string; example?: boolean } {
  const source = readFileSync(path.join(content, folder, `${id}.${locale}.md`), 'utf8');
  return parse(source.split('---\n')[1] ?? '');
}

/** Paths after the locale of every item that is marked as an example. */
export const examplePaths: string[] = categories.flatMap((category) =>
  itemIds(category.path)
    .filter((id) => frontMatter(category.path, id, 'en').example)
    .map((id) => `${category.path}/${id}`),
);
