import { msg } from '@lingui/core/macro';
import type { Item, ItemOf } from '@raang/domain';
import { type GuidesModel, toGuides } from '../shared/guides/guides-model';
import { toPeriod } from '../shared/words/item-period';
import { foreignLang, type LineModel, toLineModels, toValidity } from '../shared/words/item-words';
import { markedTitle } from '../shared/words/marked-title';
import { ticketKindName } from '../shared/words/kind-words';
import type { ModelContext } from '../shared/page/model-context';
import { type SourceNoteModel, toSourceNote } from '../shared/words/source-note-model';
import { certaintyWord } from '../shared/words/certainty-words';

export interface TicketRowModel {
  href: string;
  name: string;
  /** Set if the text is in the other language. */
  lang?: 'th' | 'en' | undefined;
  kind: string;
  lines: LineModel[];
  whoFor?: string | undefined;
  price?: string | undefined;
  howToGet?: string | undefined;
  refund?: string | undefined;
  /** First and last day; absent if neither is known. */
  period?: string | undefined;
  /** How certain it is; absent for official data. */
  doubt?: string | undefined;
}

export interface TicketGroupModel {
  id: 'current' | 'upcoming' | 'ended';
  title: string;
  caption: string;
  rows: TicketRowModel[];
}

/** Current, upcoming and ended tickets; empty groups are left out. */
export interface TicketTableModel {
  /** The ticket question. */
  whichTicketHref: string;
  groups: TicketGroupModel[];
  guides: GuidesModel;
  sourceNote?: SourceNoteModel | undefined;
}

type Ticket = ItemOf<'ticket-type'>;

/** Returns undefined if the category has other items than tickets and guides. */
export function toTicketTableModel(
  { items }: { items: readonly Item[] },
  context: ModelContext,
): TicketTableModel | undefined {
  const tickets = items.filter((item): item is Ticket => item.kind === 'ticket-type');
  const guides = items.filter(({ kind }) => kind === 'article');
  if (tickets.length + guides.length < items.length) return undefined;
  const byState = Map.groupBy(tickets, (ticket) => toValidity(ticket, context)?.state ?? 'current');
  return {
    whichTicketHref: context.hrefs.whichTicket(context.locale),
    groups: (['current', 'upcoming', 'ended'] as const)
      .map((id) => ({
        id,
        ...groupWords(id, context),
        rows: (byState.get(id) ?? []).map((ticket) => toRow(ticket, context)),
      }))
      .filter(({ rows }) => rows.length > 0),
    guides: toGuides(guides, context),
    sourceNote: toSourceNote(tickets, context),
  };
}

function groupWords(id: TicketGroupModel['id'], { i18n }: ModelContext): { title: string; caption: string } {
  switch (id) {
    case 'current':
      return { title: i18n._(msg`In use now`), caption: i18n._(msg`Tickets and cards in use now`) };
    case 'upcoming':
      return { title: i18n._(msg`Upcoming`), caption: i18n._(msg`Upcoming tickets and cards`) };
    case 'ended':
      return { title: i18n._(msg`Ended`), caption: i18n._(msg`Tickets and cards that have ended`) };
  }
}

function toRow(ticket: Ticket, context: ModelContext): TicketRowModel {
  const { hrefs, i18n, locale } = context;
  return {
    href: hrefs.item(locale, ticket),
    name: markedTitle(ticket, context),
    lang: foreignLang(ticket, locale),
    kind: ticketKindName(ticket.ticketKind, i18n),
    lines: toLineModels(ticket.lines, context),
    whoFor: ticket.whoFor,
    price: ticket.price,
    howToGet: ticket.howToGet,
    refund: ticket.refund,
    period: toPeriod(ticket, context),
    doubt: certaintyWord(ticket.certainty, context),
  };
}
