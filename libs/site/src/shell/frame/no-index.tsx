import { edition } from './official-website';

/** Keeps a page out of search engines. Every page of a demonstration has the tag already. */
export function NoIndex() {
  return edition() === 'official' && <meta name="robots" content="noindex" />;
}
