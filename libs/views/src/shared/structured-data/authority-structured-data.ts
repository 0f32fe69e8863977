import type { Organization, WebSite } from 'schema-dts';
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
 * The site in the page's language. Without a SearchAction: the site has no search page.
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
  });
}
