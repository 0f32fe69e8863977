import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Creates a temporary content folder with two categories and one picture. */
export async function createContentFolder() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'raang-content-'));
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  await write('categories.yaml', categoriesYaml);
  await write('media/train.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return {
    folder,
    write,
    remove: (file: string) => rm(path.join(folder, file)),
    close: () => rm(folder, { recursive: true }),
  };
}

export type ContentFolderFixture = Awaited<ReturnType<typeof createContentFolder>>;

export const categoriesYaml = `- slug: updates
  name: { th: ข่าวสาร, en: Updates }
  description: { th: ข่าวของรถไฟฟ้า, en: What is new }
  categories:
    - slug: news
      name: { th: ข่าว, en: News }
      description: { th: ข่าวล่าสุด, en: The latest news }
      template: LineDate.ContentList
    - slug: promotion
      name: { th: โปรโมชัน, en: Promotions }
      description: { th: สิทธิ์ค่าโดยสาร, en: Fare offers }
      template: LineMonthYear.ContentList
`;

/** Text of an article's file. `fields` replaces fields, or removes them if undefined. */
export function articleFile(
  fields: Record<string, string | undefined> = {},
  body = 'Trains run as usual.',
): string {
  const frontMatter = {
    kind: 'article',
    publishedOn: '"2026-11-01"',
    title: 'Trains run',
    summary: 'All lines run as usual.',
    ...fields,
  };
  // a guide has its source, or says that it is advice
  const isAdvice = frontMatter.kind === 'article' && !('sources' in fields) && !('example' in fields);
  const lines = Object.entries({ ...frontMatter, ...(isAdvice && { advice: 'true' }) })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}`);
  return ['---', ...lines, '---', '', body, ''].join('\n');
}
