import type { Offer } from 'schema-dts';
import type { ModelContext } from '../page/model-context';
import type { StructuredData } from '../page/structured-data';
import { commonProperties, type ItemPage } from './item-page';
import { toStructuredData } from './to-structured-data';

const priceCurrency = 'THB';
const satangPerBaht = 100;

/**
 * A ticket, without a price: it depends on the journey, or the page says it in words.
 * @see https://schema.org/Offer
 */
export function toTicketStructuredData(page: ItemPage<'ticket-type'>): StructuredData {
  return toStructuredData<Offer>({
    '@type': 'Offer',
    ...commonProperties(page),
    ...validityOf(page.item),
  });
}

/**
 * A line's fares for a rider group, from the cheapest to the most expensive journey. Estimated amounts are left out,
 * since JSON-LD cannot mark uncertainty.
 */
export function toFaresStructuredData(
  page: ItemPage<'fare-group'>,
  { lines, locale }: ModelContext,
): StructuredData {
  const { line, certainty, minimumSatang, maximumSatang } = page.item;
  const lineName = lines.find(({ id }) => id === line)?.name[locale];
  return toStructuredData<Offer>({
    '@type': 'Offer',
    ...commonProperties(page),
    ...validityOf(page.item),
    itemOffered: lineName ? { '@type': 'Service', name: lineName } : undefined,
    priceSpecification:
      certainty === 'estimated'
        ? undefined
        : {
            '@type': 'PriceSpecification',
            priceCurrency,
            minPrice: minimumSatang / satangPerBaht,
            maxPrice: maximumSatang / satangPerBaht,
          },
  });
}

function validityOf({
  validFrom,
  validTo,
}: {
  validFrom?: string | undefined;
  validTo?: string | undefined;
}) {
  return { validFrom, validThrough: validTo };
}
