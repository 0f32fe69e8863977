import type { HeadModel } from '@raang/views';

/** A page's head as the router writes it. */
export function headTags(head: HeadModel | undefined) {
  if (!head) return {};
  return {
    meta: [
      { title: head.title },
      { name: 'description', content: head.description },
      ...(head.isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: [
      { rel: 'canonical', href: head.canonical },
      ...head.alternates.map(({ hrefLang, href }) => ({ rel: 'alternate', hrefLang, href })),
    ],
  };
}
