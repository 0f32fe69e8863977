import type { Item } from '@raang/domain';
import type { ContactPoint, DigitalDocument, ImageObject } from 'schema-dts';
import type { ModelContext } from '../page/model-context';
import type { StructuredData } from '../page/structured-data';
import { startOfDay } from '../words/start-of-day';
import { toArticleStructuredData } from './article-structured-data';
import { internationalNumber } from './international-number';
import { commonProperties, type ItemPage } from './item-page';
import { toFaresStructuredData, toTicketStructuredData } from './offer-structured-data';
import { toCarParkStructuredData, toPlaceStructuredData } from './place-structured-data';
import { toStructuredData } from './to-structured-data';

/**
 * Returns the structured data of an item's page.
 * @see https://schema.org
 * @returns undefined for examples (a machine sees no badge), and for kinds that schema.org has no use for
 */
export function toItemStructuredData(page: ItemPage, context: ModelContext): StructuredData | undefined {
  if (page.item.example) return undefined;
  return byKind[page.item.kind]?.(page as never, context);
}

type ToStructuredData<Kind extends Item['kind']> = (
  page: ItemPage<Kind>,
  context: ModelContext,
) => StructuredData;

const byKind: { [Kind in Item['kind']]?: ToStructuredData<Kind> } = {
  article: toArticleStructuredData,
  'car-park': toCarParkStructuredData,
  place: toPlaceStructuredData,
  document: toDocument,
  'ticket-type': toTicketStructuredData,
  'fare-group': toFaresStructuredData,
  'safety-picture': toPicture,
  'contact-point': toContactPoint,
};

function toDocument(page: ItemPage<'document'>, { publicUrl }: ModelContext): StructuredData {
  const { publishedOn, referenceNumber, files, locale } = page.item;
  return toStructuredData<DigitalDocument>({
    '@type': 'DigitalDocument',
    ...commonProperties(page),
    inLanguage: locale,
    datePublished: startOfDay(publishedOn),
    identifier: referenceNumber,
    encoding: files.map((file) => ({
      '@type': 'MediaObject' as const,
      contentUrl: new URL(file.url, publicUrl).href,
      encodingFormat: file.mediaType,
      contentSize: `${file.sizeBytes} B`,
      sha256: file.sha256,
      inLanguage: file.language,
    })),
  });
}

function toPicture(page: ItemPage<'safety-picture'>, { publicUrl }: ModelContext): StructuredData {
  const { pictureUrl, pictureAlt, locale } = page.item;
  return toStructuredData<ImageObject>({
    '@type': 'ImageObject',
    ...commonProperties(page),
    inLanguage: locale,
    contentUrl: pictureUrl && new URL(pictureUrl, publicUrl).href,
    caption: pictureAlt,
  });
}

function toContactPoint(page: ItemPage<'contact-point'>): StructuredData {
  const { telephone, email, url } = page.item;
  const { name, description, url: canonical } = commonProperties(page);
  return toStructuredData<ContactPoint>({
    '@type': 'ContactPoint',
    name,
    description,
    url: url ?? canonical,
    telephone: telephone && internationalNumber(telephone),
    email,
  });
}
