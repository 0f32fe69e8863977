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

/** Who a current ticket is for; upcoming and ended tickets. In the order of the page. */
const groupIds = ['everyone', 'concession', 'parking', 'upcoming', 'ended'] as const;
type GroupId = (typeof groupIds)[number];

interface TicketGroupModel {
  id: GroupId;
  title: string;
  caption: string;
  /** What most passengers use first. */
  rows: TicketRowModel[];
}

export interface TicketTableModel {
  /** The ticket question. */
  whichTicketHref: string;
  /** Empty groups are left out. */
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
  const byGroup = Map.groupBy(tickets, (ticket) => groupOf(ticket, context));
  return {
    whichTicketHref: context.hrefs.whichTicket(context.locale),
    groups: groupIds
      .map((id) => ({
        id,
        ...groupWords(id, context),
        rows: (byGroup.get(id) ?? []).toSorted(byUse).map((ticket) => toRow(ticket, context)),
      }))
      .filter(({ rows }) => rows.length > 0),
    guides: toGuides(guides, context),
    sourceNote: toSourceNote(tickets, context),
  };
}

const concessions: readonly Ticket['ticketKind'][] = ['student', 'senior', 'child'];

function groupOf(ticket: Ticket, context: ModelContext): GroupId {
  const state = toValidity(ticket, context)?.state ?? 'current';
  if (state !== 'current') return state;
  if (ticket.ticketKind === 'parking-card') return 'parking';
  const isConcession = ticket.riderCategories.length > 0 || concessions.includes(ticket.ticketKind);
  return isConcession ? 'concession' : 'everyone';
}

/** A bank card needs no purchase, a single ticket no card; stored-value cards come after both. */
const kindsByUse: readonly Ticket['ticketKind'][] = [
  'contactless',
  'qr',
  'token',
  'single-journey',
  'pass',
  'general',
  'student',
  'senior',
  'child',
  'souvenir',
  'parking-card',
];

/** Of one kind, the ticket that is valid on the most lines comes first. */
function byUse(one: Ticket, other: Ticket): number {
  const rank = ({ ticketKind }: Ticket) => kindsByUse.indexOf(ticketKind);
  return rank(one) - rank(other) || other.lines.length - one.lines.length;
}

function groupWords(id: GroupId, { i18n }: ModelContext): { title: string; caption: string } {
  switch (id) {
    case 'everyone':
      return { title: i18n._(msg`For everyone`), caption: i18n._(msg`Tickets and cards for everyone`) };
    case 'concession':
      return {
        title: i18n._(msg`For students, seniors and children`),
        caption: i18n._(msg`Cards with reduced fares`),
      };
    case 'parking':
      return { title: i18n._(msg`If you park and ride`), caption: i18n._(msg`Cards for car parks`) };
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
