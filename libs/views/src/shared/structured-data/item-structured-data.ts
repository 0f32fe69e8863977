import { type Category, type EventItem, isEvent, type Item, type ItemOf } from '@raang/domain';
import type { HeadModel } from '../page/head';
import type { ModelContext } from '../page/model-context';
import { toHeadline, toOpeningHours } from './structured-data-defaults';
import type { StructuredData } from '../page/structured-data';

interface ItemPage {
  item: Item;
  category: Category;
  head: HeadModel;
}

/**
 * Returns the structured data of an item's page.
 * @see https://schema.org
 * @returns undefined for illustrative items (a machine sees no badge), and for kinds that schema.org has no use for
 */
export function toItemStructuredData(page: ItemPage, context: ModelContext): StructuredData | undefined {
  if (page.item.certainty === 'illustrative') return undefined;
  const special = toSpecial(page, context);
  if (!special) return undefined;
  const { item, head } = page;
  return {
    '@context': 'https://schema.org',
    name: item.title,
    description: item.summary,
    url: head.canonical,
    image: head.socialCard.href,
    inLanguage: item.locale,
    ...special,
  };
}

/** The type, and its properties besides the common ones. */
function toSpecial({ item, category, head }: ItemPage, context: ModelContext): StructuredData | undefined {
  switch (item.kind) {
    case 'article':
      return isEvent(item) ? toEvent(item, context) : toArticle(item, category, context);
    case 'car-park':
      return {
        '@type': 'ParkingFacility',
        geo: item.position && { '@type': 'GeoCoordinates', ...item.position },
        openingHoursSpecification: readHours(item.hours),
        publicAccess: true,
      };
    case 'place':
      return { '@type': 'Place', openingHoursSpecification: readHours(item.hours) };
    case 'document':
      return {
        '@type': 'DigitalDocument',
        datePublished: item.publishedOn,
        identifier: item.referenceNumber,
        encoding: item.files.map((file) => ({
          '@type': 'MediaObject',
          contentUrl: new URL(file.url, context.publicUrl).href,
          encodingFormat: file.mediaType,
          contentSize: `${file.sizeBytes} B`,
          sha256: file.sha256,
          inLanguage: file.language,
        })),
      };
    case 'safety-picture':
      return {
        '@type': 'ImageObject',
        contentUrl: item.pictureUrl && new URL(item.pictureUrl, context.publicUrl).href,
        caption: item.pictureAlt,
      };
    case 'contact-point':
      return {
        '@type': 'ContactPoint',
        telephone: item.telephone && internationalNumber(item.telephone),
        email: item.email,
        url: item.url ?? head.canonical,
        image: undefined,
      };
    default:
      return undefined;
  }
}

function toArticle(
  item: ItemOf<'article'>,
  { slug }: Category,
  { siteName, publicUrl }: ModelContext,
): StructuredData {
  const organisation = { '@type': 'Organization', name: siteName, url: publicUrl };
  return {
    '@type': slug === 'news' ? 'NewsArticle' : 'Article',
    headline: toHeadline(item.title),
    datePublished: item.publishedOn,
    dateModified: item.updatedOn,
    author: organisation,
    publisher: organisation,
  };
}

function toEvent(item: EventItem, { siteName, publicUrl }: ModelContext): StructuredData {
  return {
    '@type': 'Event',
    startDate: item.validFrom,
    endDate: item.validTo,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: item.venue, address: item.venue },
    organizer: { '@type': 'Organization', name: siteName, url: publicUrl },
  };
}

/** Parses opening hours in words: the whole day, or one span for every day. Undefined for anything else. */
function readHours(hours: string | undefined): StructuredData | undefined {
  if (!hours) return undefined;
  if (/^24 (ชั่วโมง|hours)/.test(hours)) return toOpeningHours({});
  const [, opens, closes] = /^(?:Daily |ทุกวัน )?(\d{2}:\d{2})–(\d{2}:\d{2})(?: น\.)?$/.exec(hours) ?? [];
  if (!opens || !closes) return undefined;
  // Schema.org does not allow 24:00: midnight at the end of a day is the default
  return toOpeningHours(closes === '24:00' ? { opens } : { opens, closes });
}

/** Converts a number as dialled within Thailand to its international form; short numbers stay as they are. */
function internationalNumber(telephone: string): string {
  return telephone.startsWith('0') ? `+66 ${telephone.slice(1).trim()}` : telephone;
}
