import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { ListingBodies, ListingBodyModel } from './listing-bodies';

interface BodyProps<Model> {
  model: Model;
  form?: ReactNode;
}

type BodyView = keyof ListingBodies;
type AnyView = ComponentType<BodyProps<ListingBodyModel['content']>>;

/** Each view in a chunk of its own: a page loads the one that it shows. */
const importers: {
  [View in BodyView]: () => Promise<ComponentType<BodyProps<ListingBodies[View]>>>;
} = {
  AssetFound: () => import('../asset-found/asset-found-view').then((module) => module.AssetFoundView),
  BusSchedule: () => import('../bus-schedule/bus-schedule-view').then((module) => module.BusScheduleView),
  Comment: () => import('../comment/comment-view').then((module) => module.CommentView),
  Contact: () => import('../contact/contact-view').then((module) => module.ContactView),
  ContentList: () => import('../content-list/content-list-view').then((module) => module.ContentListView),
  DocumentList: () => import('../document-list/document-list-view').then((module) => module.DocumentListView),
  DownloadList: () => import('../download-list/download-list-view').then((module) => module.DownloadListView),
  FareRatesTicketTable: () => import('../fare-rates/fare-rates-view').then((module) => module.FareRatesView),
  LostProperty: () => import('../lost-property/lost-property-view').then((module) => module.LostPropertyView),
  ModalImage: () => import('../modal-image/modal-image-view').then((module) => module.ModalImageView),
  PlaceList: () => import('../place-list/place-list-view').then((module) => module.PlaceListView),
  TableFacility: () =>
    import('../table-facility/table-facility-view').then((module) => module.TableFacilityView),
  TableMRT: () => import('../table-mrt/table-mrt-view').then((module) => module.TableMrtView),
  TicketTable: () => import('../ticket-table/ticket-table-view').then((module) => module.TicketTableView),
};

const prepared = new Map<BodyView, AnyView>();

const bodyViews = Object.keys(importers) as BodyView[];
const views: { [View in BodyView]?: AnyView } = Object.fromEntries(
  bodyViews.map((view) => [view, lazy(() => provide(view))]),
);

/** What is prepared is there at once, without a turn of the event loop: React takes any thenable. */
function provide(view: BodyView): Promise<{ default: AnyView }> {
  const View = prepared.get(view);
  if (!View) return importView(view).then((module) => ({ default: module }));
  const thenable = { then: (take: (module: { default: AnyView }) => void) => take({ default: View }) };
  return thenable as Promise<{ default: AnyView }>;
}

const importView = (view: BodyView) => importers[view]() as Promise<AnyView>;

/**
 * Loads the views that are about to be shown. A server does so before it renders, a browser before it goes to
 * another page; the page that it begins with is taken over as soon as its view is there.
 */
export async function prepareListingBody(...shown: readonly BodyView[]): Promise<void> {
  await Promise.all(shown.map(async (view) => prepared.set(view, await importView(view))));
}

/** For stories and tests, which show any of them. */
export const prepareListingBodies = () => prepareListingBody(...bodyViews);

/** A listing's body, by its view type; views that have a place for a form show the one given. */
export function ListingBody({ body, form }: { body: ListingBodyModel; form?: ReactNode }) {
  const View = views[body.view];
  return <Suspense>{View && <View model={body.content} form={form} />}</Suspense>;
}
