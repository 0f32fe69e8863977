import { ORPCError } from '@orpc/client';
import { NotFoundView, toPageTitle } from '@raang/views';
import { authority } from '../../authority/authority';
import { contactHref, hrefs } from '../visit/addresses';
import type { Page, ShowPage } from '../visit/page';

const words = {
  title: { en: 'Page not found', th: 'ไม่พบหน้านี้' },
  contact: { en: 'Contact us', th: 'ติดต่อเรา' },
};

export const notFound: ShowPage = async ({ client, context, url }): Promise<Page> => {
  const { locale } = context;
  const groups = await client.content.categories();
  const pages = groups.flatMap((group) =>
    group.categories.map(({ slug, name }) => ({
      label: name[locale],
      href: hrefs.listing(locale, { group: group.slug, category: slug }),
    })),
  );
  return {
    status: 404,
    cache: 'live',
    head: { title: toPageTitle(words.title[locale], authority.siteName[locale]), description: '' },
    body: (
      <NotFoundView
        path={url.pathname}
        reason="unmatched"
        homeHref={hrefs.home(locale)}
        contact={{ label: words.contact[locale], href: contactHref(locale) }}
        pages={pages}
      />
    ),
  };
};

/** Undefined for what the API does not know, and for what the contract rejects as an address. */
export async function orUndefined<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ORPCError && (error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST'))
      return undefined;
    throw error;
  }
}
