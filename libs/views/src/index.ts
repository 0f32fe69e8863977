export * from './api-reference/api-reference-model';
export { ApiReferenceView } from './api-reference/api-reference-view';
export { FailureView } from './failure/failure-view';
export { consentCategories, type ConsentCategory } from './frame/consent-categories';
export { ConsentView } from './frame/consent-view';
export { type AuthorityWords, type FrameModel, toFrameModel } from './frame/frame-model';
export { FrameView } from './frame/frame-view';
export { NoticeDialog } from './frame/notice-dialog';
export { type NoticeDialogModel, type NoticesData, toNoticeDialogs } from './frame/notices-model';
export type { FareSources } from './fare-rates/fare-data';
export { readFareQuestion, toFareQuery, type TypedFareQuestion } from './fare-rates/fare-question';
export { type HeadModel, socialCardSize, toPageTitle } from './head';
export type { HomeLayout } from './home/home-layout';
export { type HomeModel, toHomeModel } from './home/home-model';
export { HomeView } from './home/home-view';
export { type ItemModel, toItemModel } from './item/item-model';
export { ItemView } from './item/item-view';
export type { Likes } from './item/like-control';
export { pageSizeOf } from './listing/listing-bodies';
export { prepareListingBody } from './listing/listing-body';
export type { ListingSources } from './listing/listing-data';
export { type ListingModel, toListingModel } from './listing/listing-model';
export { ListingView, type ListingViewProps } from './listing/listing-view';
export {
  type Hrefs,
  type LineName,
  type ListingQuery,
  type ModelContext,
  type PolicyName,
  policyNames,
} from './model-context';
export { MapPanel } from './network-map/map-panel';
export { type MapPanelModel, type OpenStationData, toMapPanelModel } from './network-map/map-panel-model';
export type { MapLayout } from './network-map/map-layout';
export { readMapLayer } from './network-map/map-layers';
export { type NetworkMapModel, toNetworkMapModel } from './network-map/network-map-model';
export { NetworkMapView } from './network-map/network-map-view';
export { type NotFoundProps, NotFoundView } from './not-found/not-found-view';
export type { StructuredData } from './structured-data/structured-data-defaults';
export { type PolicyModel, type PolicyText, toPolicyModel } from './policy/policy-model';
export { PolicyView } from './policy/policy-view';
export {
  readJourneyQuestion,
  toTravelQuestion,
  type TypedJourneyQuestion,
} from './search-departure/journey-question';
export { type SearchDepartureModel, toSearchDepartureModel } from './search-departure/search-departure-model';
export { SearchDepartureView } from './search-departure/search-departure-view';
export { refusalTitle } from './refusal/refusal-words';
export { type RefusalProps, RefusalView } from './refusal/refusal-view';
export { readStation } from './station-field/asked-station';
export { type RecentStations, RecentStationsContext } from './station-field/recent-stations';
export { type ServiceStatusModel, toServiceStatusModel } from './service-status/service-status-model';
export { ServiceStatusView } from './service-status/service-status-view';
export type { NearbyData } from './station/nearby-model';
export { type StationPageModel, toStationPageModel } from './station/station-model';
export { StationView } from './station/station-view';
export { type StationsModel, toStationsModel } from './stations/stations-model';
export { StationsView } from './stations/stations-view';
export { readTicketQuestion, type TicketQuestion, toTicketAsk } from './which-ticket/ticket-question';
export { toWhichTicketModel, type WhichTicketModel } from './which-ticket/which-ticket-model';
export { WhichTicketView } from './which-ticket/which-ticket-view';
