import type { FareMediaId, Item, ItemOf, TicketOption } from '@raang/domain';
import { foreignLang, type LineModel } from '../shared/words/item-words';
import type { ModelContext } from '../shared/page/model-context';
import { lineLabel } from '../shared/words/station-words';
import { mediumName } from './ticket-words';
import type { WhichTicketData } from './which-ticket-data';

/** A ticket or card to use, with a link to its page. */
export interface UseModel {
  name: string;
  /** Absent if the content has no page of it. */
  href?: string | undefined;
  lines: LineModel[];
  howToGet?: string | undefined;
  refund?: string | undefined;
  /** Language of the two texts above, if it is not the page's. */
  lang?: 'th' | 'en' | undefined;
}

export function toUses(
  { uses }: Pick<TicketOption, 'uses'>,
  { tickets, tariff, question }: WhichTicketData,
  context: ModelContext,
): UseModel[] {
  return uses.map(({ fareMedia, lineIds }) => {
    const page = ticketPage(fareMedia, question.rider, tickets);
    return {
      name: mediumName(fareMedia, tariff.fareMedia, context),
      href: page && context.hrefs.item(context.locale, page),
      lines: lineIds.map((id) => ({ id, name: lineLabel(id, context) })),
      howToGet: page?.howToGet,
      refund: page?.refund,
      lang: page && foreignLang(page, context.locale),
    };
  });
}

/** The page of a medium; prefers a page for the rider category over the general one. */
export function ticketPage(
  medium: FareMediaId | string,
  rider: string | undefined,
  tickets: readonly Item[],
): ItemOf<'ticket-type'> | undefined {
  const pages = tickets
    .filter((item) => item.kind === 'ticket-type')
    .filter(({ fareMedia }) => fareMedia.some((id) => id === medium));
  return (
    pages.find(({ riderCategories }) => riderCategories.some((id) => id === rider)) ??
    pages.find(({ riderCategories }) => riderCategories.length === 0) ??
    pages[0]
  );
}
