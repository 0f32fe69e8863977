import type { Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import type { AuthorityWords } from '../page/authority-words';
import type { HeadModel } from '../page/head';
import type { ModelContext } from '../page/model-context';
import type { StructuredData } from '../page/structured-data';
import { internationalNumber } from './international-number';
import { toStructuredData } from './to-structured-data';

/** What the home page tells machines about the authority; the footer shows the same. */
export interface AuthorityFacts extends Pick<
  AuthorityWords,
  'name' | 'shortName' | 'address' | 'telephone' | 'website'
> {
  /** Path of the square logo on the site. */
  logo: string;
}

/** The authority as other things refer to it: the id is that of the home page's Organization. */
export function toAuthorityReference({ authorityName, publicUrl }: ModelContext) {
  return {
    '@type': 'Organization' as const,
    '@id': new URL('/#organization', publicUrl).href,
    name: authorityName,
    url: new URL('/', publicUrl).href,
  };
}

/** @see https://schema.org/Organization */
export function toAuthorityStructuredData(
  { name, shortName, address, telephone, website, logo }: AuthorityFacts,
  context: ModelContext,
): StructuredData {
  const { locale, publicUrl } = context;
  return toStructuredData<Organization>({
    ...toAuthorityReference(context),
    alternateName: [name[locale === 'th' ? 'en' : 'th'], shortName[locale]],
    sameAs: website,
    logo: new URL(logo, publicUrl).href,
    address: address[locale],
    contactPoint: { '@type': 'ContactPoint', telephone: internationalNumber(telephone) },
  });
}

/**
 * The site in the page's language, with its search.
 * @see https://schema.org/WebSite
 */
export function toSiteStructuredData(
  { canonical, description }: Pick<HeadModel, 'canonical' | 'description'>,
  context: ModelContext,
): StructuredData {
  return toStructuredData<WebSite>({
    '@type': 'WebSite',
    name: context.siteName,
    description,
    url: canonical,
    inLanguage: context.locale,
    publisher: toAuthorityReference(context),
    potentialAction: toSearchAction(context),
  });
}

/**
 * @see https://schema.org/SearchAction
 * @see https://schema.org/docs/actions.html#part-4 for the annotation of the input
 */
function toSearchAction({ hrefs, locale, publicUrl }: ModelContext): WithActionConstraints<SearchAction> {
  return {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${new URL(hrefs.search(locale), publicUrl).href}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
}
