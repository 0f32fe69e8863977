import type { FareMediaId, Item, ItemOf, TicketOption } from '@raang/domain';
import { foreignLang, type LineModel, toLineModels } from '../shared/words/item-words';
import type { ModelContext } from '../shared/page/model-context';
import { mediumName } from './ticket-words';
import type { WhichTicketData } from './which-ticket-data';

/** Something to hold to the gates, and where its page says more. */
export interface UseModel {
  name: string;
  /** Absent where the content has no page of it. */
  href?: string | undefined;
  lines: LineModel[];
  howToGet?: string | undefined;
  refund?: string | undefined;
  /** Of the two; set when the words are in the other language. */
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
      lines: toLineModels(lineIds, context),
      howToGet: page?.howToGet,
      refund: page?.refund,
      lang: page && foreignLang(page, context.locale),
    };
  });
}

/** The page of a medium: that of the rider's own card before the one for everybody. */
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
