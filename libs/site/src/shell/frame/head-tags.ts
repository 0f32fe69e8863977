import type { HeadModel, StructuredData } from '@raang/views';

/** A page's head as the router writes it. */
export function headTags(head: HeadModel | undefined) {
  if (!head) return {};
  return {
    meta: [
      { title: head.title },
      { name: 'description', content: head.description },
      ...(head.isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
      ...sharingTags(head),
      ...(head.structuredData ?? []).map(structuredDataTag),
    ],
    links: [
      { rel: 'canonical', href: head.canonical },
      ...head.alternates.map(({ hrefLang, href }) => ({ rel: 'alternate', hrefLang, href })),
      ...(head.feeds ?? []).map((feed) => ({ rel: 'alternate', ...feed })),
    ],
  };
}

/** The router's internal format for JSON-LD; its types do not include it. */
function structuredDataTag(data: StructuredData): object {
  return { 'script:ld+json': data };
}

/** Preview of the page where it is shared (https://ogp.me). */
function sharingTags({ title, description, canonical, socialCard }: HeadModel) {
  const properties = {
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:image': socialCard.href,
    'og:image:type': 'image/jpeg',
    'og:image:width': String(socialCard.width),
    'og:image:height': String(socialCard.height),
    'og:image:alt': socialCard.alt,
  };
  return [
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
