import { parseTemplateCode, type ViewType } from '@raang/domain';
import { type AssetFoundModel, toAssetFoundModel } from '../asset-found/asset-found-model';
import { type BusScheduleModel, toBusScheduleModel } from '../bus-schedule/bus-schedule-model';
import { type CommentModel, toCommentModel } from '../comment/comment-model';
import { type ContactModel, toContactModel } from '../contact/contact-model';
import { type ContentListModel, toContentListModel } from '../content-list/content-list-model';
import { type DocumentListModel, toDocumentListModel } from '../document-list/document-list-model';
import { type DownloadListModel, toDownloadListModel } from '../download-list/download-list-model';
import { toFareQuery } from '../shared/fares/fare-question';
import { type FareRatesModel, toFareRatesModel } from '../fare-rates/fare-rates-model';
import { type LostPropertyModel, toLostPropertyModel } from '../lost-property/lost-property-model';
import { type ModalImageModel, toModalImageModel } from '../modal-image/modal-image-model';
import type { ListingQuery, ModelContext } from '../shared/page/model-context';
import { type PlaceListModel, toPlaceListModel } from '../place-list/place-list-model';
import { type TableFacilityModel, toTableFacilityModel } from '../table-facility/table-facility-model';
import { type TableMrtModel, toTableMrtModel } from '../table-mrt/table-mrt-model';
import { type TicketTableModel, toTicketTableModel } from '../ticket-table/ticket-table-model';
import type { ListingData } from '../shared/listing/listing-data';

/** The model of each view type. A view type without one is shown as ContentList. */
export interface ListingBodies {
  AssetFound: AssetFoundModel;
  BusSchedule: BusScheduleModel;
  Comment: CommentModel;
  Contact: ContactModel;
  ContentList: ContentListModel;
  DocumentList: DocumentListModel;
  DownloadList: DownloadListModel;
  FareRatesTicketTable: FareRatesModel;
  LostProperty: LostPropertyModel;
  ModalImage: ModalImageModel;
  PlaceList: PlaceListModel;
  TableFacility: TableFacilityModel;
  TableMRT: TableMrtModel;
  TicketTable: TicketTableModel;
}

type BodyView = keyof ListingBodies;

/** What a listing's body is, by its view type. */
export type ListingBodyModel = {
  [View in BodyView]: { view: View; content: ListingBodies[View] };
}[BodyView];

type ToContent<View extends BodyView> = (
  data: ListingData,
  context: ModelContext,
) => ListingBodies[View] | undefined;

/** How each view makes its model; undefined where it cannot show what the category holds. */
const toContent: { [View in BodyView]: ToContent<View> } = {
  AssetFound: toAssetFoundModel,
  BusSchedule: toBusScheduleModel,
  Comment: toCommentModel,
  Contact: toContactModel,
  ContentList: ({ items }, context) => toContentListModel(items, context),
  DocumentList: toDocumentListModel,
  DownloadList: toDownloadListModel,
  FareRatesTicketTable: toFareRatesModel,
  LostProperty: toLostPropertyModel,
  ModalImage: toModalImageModel,
  PlaceList: toPlaceListModel,
  TableFacility: toTableFacilityModel,
  TableMRT: toTableMrtModel,
  TicketTable: toTicketTableModel,
};

/** Views that are read as a whole: they get all items of the category at once, as many as the API gives. */
const wholeViews: readonly ViewType[] = [
  'BusSchedule',
  'Comment',
  'Contact',
  'DownloadList',
  'FareRatesTicketTable',
  'LostProperty',
  'ModalImage',
  'PlaceList',
  'TableFacility',
  'TableMRT',
  'TicketTable',
];

/** Views that show more than items: they have something to say where the category has none. */
const richViews: readonly ViewType[] = [
  'AssetFound',
  'BusSchedule',
  'Comment',
  'FareRatesTicketTable',
  'TableFacility',
  'TableMRT',
];

/** Views that have forms of their own, in the place of the listing's. */
const selfFilteringViews: readonly ViewType[] = ['FareRatesTicketTable'];

/** Views that say more below what they page through: the way to the other pages stands between. */
const selfPagingViews: readonly ViewType[] = ['AssetFound'];

/** Views that show the category's items one by one; a table of stations has rows of its own. */
const countedViews: readonly ViewType[] = [
  'AssetFound',
  'ContentList',
  'DocumentList',
  'DownloadList',
  'ModalImage',
  'PlaceList',
];

/** Whether it makes sense to say how many items there are; it does where there are none. */
export function isCounted(body: ListingBodyModel | undefined): boolean {
  return !body || countedViews.includes(body.view);
}

export function pagesItself(template: string): boolean {
  return selfPagingViews.includes(parseTemplateCode(template).view);
}

export function filtersItself(template: string): boolean {
  return selfFilteringViews.includes(parseTemplateCode(template).view);
}

/** What the page is about, as its address says it: the filter, and what a view asks besides. */
export function queryOf({ filter, sources }: ListingData): ListingQuery {
  return { ...filter, ...(sources.fares && toFareQuery(sources.fares.question)) };
}

/** What a page is about within its category, where its view knows; for the page's title. */
export function subjectOf(body: ListingBodyModel | undefined): string | undefined {
  return body?.view === 'FareRatesTicketTable' && body.content.answer?.kind === 'fares'
    ? body.content.answer.journey
    : undefined;
}

/** Items of a page; undefined means the API's own number. */
export function pageSizeOf(template: string): number | undefined {
  return wholeViews.includes(parseTemplateCode(template).view) ? 50 : undefined;
}

/** A view that cannot show what the category holds gives way to ContentList; undefined when there is nothing to show. */
export function toListingBody(data: ListingData, context: ModelContext): ListingBodyModel | undefined {
  const { view } = parseTemplateCode(data.category.template);
  if (data.total === 0 && !richViews.includes(view)) return undefined;
  const body = view in toContent ? bodyOf(view as BodyView, data, context) : undefined;
  if (body || data.total === 0) return body;
  return { view: 'ContentList', content: toContentListModel(data.items, context) };
}

function bodyOf<View extends BodyView>(view: View, data: ListingData, context: ModelContext) {
  const content = toContent[view](data, context);
  return content && ({ view, content } as ListingBodyModel);
}
