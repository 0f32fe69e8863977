import { escapeXml } from '@raang/server';
import type { Locale } from '@raang/domain/locale';

export interface OpenSearchData {
  /** At most 16 characters. */
  name: string;
  description: string;
  locale: Locale;
  /** Absolute; `?q=` follows. */
  searchUrl: string;
  /** Absolute; 32 pixels wide. */
  iconUrl: string;
}

/**
 * Writes an OpenSearch description, with which browsers add the site to their search engines.
 * @see https://developer.mozilla.org/docs/Web/XML/Guides/OpenSearch
 */
export function toOpenSearch({ name, description, locale, searchUrl, iconUrl }: OpenSearchData): string {
  const template = `${searchUrl}?q={searchTerms}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(name)}</ShortName>
  <Description>${escapeXml(description)}</Description>
  <Language>${locale}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/x-icon">${escapeXml(iconUrl)}</Image>
  <Url type="text/html" template="${escapeXml(template)}"/>
</OpenSearchDescription>
`;
}
