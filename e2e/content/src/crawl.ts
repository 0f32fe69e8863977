import { inParallel } from '@raang/e2e-kit/in-parallel';
import { formOf } from './form-of';
import type { CrawledPage, Reference } from './read-page';

type ReadAt = (path: string) => Promise<CrawledPage>;

/** References of a page that the crawl follows. */
export type Follow = (page: CrawledPage, path: string) => readonly Reference[];

/**
 * Reads the pages at `starts` and every URL that they lead to, each once; by path with its query. Of URLs of one form, one is
 * read: filters and questions combine the same content without end.
 */
export async function crawlSite(
  starts: Iterable<string>,
  readAt: ReadAt,
  follow: Follow,
): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  let paths = [...new Set(starts)];
  const forms = new Set(paths.map(formOf));
  const isNew = (path: string) => !forms.has(formOf(path)) && forms.add(formOf(path));
  while (paths.length > 0) {
    const read = new Map<string, CrawledPage>();
    await inParallel(paths, async (path) => void read.set(path, await readAt(path)));
    // in the order of the pages, not of the responses: each run takes the same URL of a form
    const found = paths.flatMap((path) => {
      const page = read.get(path)!;
      pages.set(path, page);
      return follow(page, path);
    });
    paths = found.map(({ path }) => path).filter(isNew);
  }
  return pages;
}
