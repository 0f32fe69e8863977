export * from './api-reference/api-reference-model';
export { ApiReferenceView } from './api-reference/api-reference-view';
export { type AnswerData, type AnswerModel, toAnswerModel } from './assistant/assistant-model';
export {
  type AssistantFailure,
  type AssistantTurn,
  AssistantView,
  type AssistantViewProps,
} from './assistant/assistant-view';
export { type CasePageModel, type CasePageName, toCasePageModel } from './case-page/case-page-model';
export { CasePageView } from './case-page/case-page-view';
export { type CaseStatusModel, toCaseStatusModel } from './case-status/case-status-model';
export { CaseStatusView } from './case-status/case-status-view';
export {
  type ConnectingStationModel,
  toConnectingStationModel,
} from './connecting-station/connecting-station-model';
export { ConnectingStationView } from './connecting-station/connecting-station-view';
export { type CaseData } from './shared/cases/case-data';
export { Receipt } from './shared/cases/receipt';
export { type ReceiptModel, toReceipt } from './shared/cases/receipt-model';
export { CaseChanged } from './shared/cases/unsent';
export { toPlace } from './shared/cases/place-model';
export {
  type CalendarData,
  type CalendarEntryModel,
  type CalendarModel,
  toCalendarModel,
} from './news-feed/calendar-model';
export {
  type NewsFeedData,
  type NewsFeedItemModel,
  type NewsFeedModel,
  toNewsFeedModel,
} from './news-feed/news-feed-model';
export { markedTitle } from './shared/words/marked-title';
export { FailureView, UnreachableView } from './failure/failure-view';
export { consentCategories, type ConsentCategory } from './frame/consent-categories';
export { ConsentView } from './frame/consent-view';
export { FrameFooter } from './frame/frame-footer';
export { FrameMenu, isCurrentLink } from './frame/frame-menu';
export {
  type FrameLink,
  type FrameLinksModel,
  type FrameModel,
  toFrameLinksModel,
  toFrameModel,
} from './frame/frame-model';
export type { AuthorityWords } from './shared/page/authority-words';
export { FrameStrip } from './frame/frame-strip';
export { type FrameLayout, FrameView } from './frame/frame-view';
export { LoadingBarPlace, loadingBarPlaceId } from './frame/loading-bar-place';
export { NoticeDialog } from './frame/notice-dialog';
export { UnreachableDialog } from './frame/unreachable-dialog';
export type { NoticesData } from './frame/notices-model';
export type { FareSources } from './shared/fares/fare-data';
export { readFareQuestion, toFareQuery, type TypedFareQuestion } from './shared/fares/fare-question';
export { imagePresets } from './shared/pictures/image-presets';
export type { DestinationData } from './shared/destinations/destinations-model';
export { toAlternates } from './shared/page/alternates';
export { type HeadModel, socialCardSize, toPageTitle } from './shared/page/head';
export type { DescribedPlace, HomeLayout } from './shared/page/home-layout';
export { type HomeModel, toHomeModel } from './home/home-model';
export { HomeBanner } from './home/home-banner';
export { HomeView } from './home/home-view';
export { type KeptPlaceName, keptPlaceNames } from './home/kept-place';
export { type KeptPlaces, KeptPlacesContext } from './home/kept-places-context';
export type { SavedWay } from './shared/saved-ways/saved-way';
export { type SavedWays, SavedWaysContext } from './shared/saved-ways/saved-ways-context';
export { toKeptStation, toKeptWay } from './home/kept-row-model';
export type { KeptRowModel } from './shared/saved-ways/kept-row';
export { type ItemModel, toItemModel } from './item/item-model';
export { ItemView } from './item/item-view';
export type { Likes } from './item/like-control';
export { prepareListingBody } from './listing/listing-body';
export { hasNewsFeed } from './listing/has-news-feed';
export { addViewTypes, filterFieldsOf, viewTypeOf } from './listing/view-type-of';
export type { ListingData, ListingSources, SourceName } from './shared/listing/listing-data';
export {
  defineViewType,
  type ListingBodyProps,
  type ListingContent,
  type ListingQuestionField,
  type ToListingContent,
  type ViewType,
} from './shared/listing/view-type';
export { type ListingModel, toListingModel } from './listing/listing-model';
export { ListingView, type ListingViewProps } from './listing/listing-view';
export { feedTypes } from './shared/news-feeds/feed-links';
export {
  type NewsFeedFormat,
  type Hrefs,
  type LineName,
  type ListingQuery,
  type ModelContext,
  type PolicyName,
  policyNames,
} from './shared/page/model-context';
export { MapPanel } from './network-map/map-panel';
export { type MapPanelModel, type OpenStationData, toMapPanelModel } from './network-map/map-panel-model';
export { type MapJourneyData, toMapJourneyModel } from './network-map/map-journey-model';
export type { MapLayout } from './network-map/map-layout';
export { type MapLayer, readMapLayer } from './network-map/map-layers';
export { isOnMap } from './network-map/connections-model';
export { hasStart } from './network-map/start-layers';
export {
  type NetworkMapModel,
  shownStart,
  startOf,
  toNetworkMapModel,
} from './network-map/network-map-model';
export { NetworkMapView } from './network-map/network-map-view';
export { defaultNotFoundMessage, notFoundMessage } from './not-found/not-found-message';
export { type NotFoundProps, NotFoundView } from './not-found/not-found-view';
export { ServerHtml } from './shared/page/server-html';
export { RenderPartContext, type RenderPart, ServerPart } from './shared/page/server-part';
export { type ServerPartModel, toServerPart } from './shared/page/server-part-model';
export type { StructuredData } from './shared/page/structured-data';
export { describeColumn } from './open-data/describe-column';
export { type OpenDataData, type OpenDataModel, toOpenDataModel } from './open-data/open-data-model';
export { OpenDataView } from './open-data/open-data-view';
export type { OpenFile } from './open-data/open-file';
export { type OpenTable, openTableNames, type OpenType, type OpenValue } from './open-data/tables/open-table';
export { type OpenTablesData, toOpenTables } from './open-data/open-tables';
export { type PolicyModel, type PolicyText, toPolicyModel } from './policy/policy-model';
export { PolicyView } from './policy/policy-view';
export {
  hitsPerGroup,
  isOfOneKind,
  type SearchModel,
  type SearchResult,
  toSearchModel,
} from './search/search-model';
export { SearchView } from './search/search-view';
export { type HitModel, toHitModel } from './shared/search/hit-model';
export { type LoadSuggestions, SuggestionsContext } from './shared/search/load-suggestions';
export { toTargetHref } from './shared/page/target-href';
export {
  readJourneyQuestion,
  toTravelQuestion,
  type TypedJourneyQuestion,
} from './search-departure/journey-question';
export type { SearchDepartureData } from './search-departure/travel-data';
export { type SearchDepartureModel, toSearchDepartureModel } from './search-departure/search-departure-model';
export { SearchDepartureView } from './search-departure/search-departure-view';
export { toStaleNoticeModel } from './stale-notice/stale-notice-model';
export { type StaleNoticeProps, StaleNoticeView } from './stale-notice/stale-notice-view';
export { refusalTitle } from './refusal/refusal-words';
export { type RefusalProps, RefusalView } from './refusal/refusal-view';
export { type NearMe, NearMeContext, type StationPosition } from './shared/journey-form/near-me-context';
export { placeNames, toKnownNames, toStationOption } from './shared/station-field/known-names';
export { toPlaceOptions } from './shared/station-field/place-options';
export { PlaceOptionsContext } from './shared/station-field/place-options-context';
export { unknownStationError } from './shared/station-field/station-field-model';
export { toStationOffers } from './shared/station-field/station-offers';
export { type AroundPartModel, toAroundPart } from './shared/station-sketch/around-part-model';
export { readStation, type TypedStation } from './shared/station-field/typed-station';
export { type RecentStations, RecentStationsContext } from './shared/station-field/recent-stations';
export { type ServiceStatusModel, toServiceStatusModel } from './service-status/service-status-model';
export { ServiceStatusView } from './service-status/service-status-view';
export type { NearbyData } from './shared/station/nearby-model';
export { type StationPageModel, toStationPageModel } from './station/station-model';
export { StationView } from './station/station-view';
export { type StationsModel, toStationsModel } from './stations/stations-model';
export { StationsView } from './stations/stations-view';
export { readTicketQuestion, type TicketQuestion, toTicketAsk } from './which-ticket/ticket-question';
export { toWhichTicketModel, type WhichTicketModel } from './which-ticket/which-ticket-model';
export { WhichTicketView } from './which-ticket/which-ticket-view';
export {
  type AccountPageData,
  type AccountPageModel,
  toAccountPageModel,
} from './account/account-page-model';
export {
  type AccountNotice,
  accountNotices,
  type AccountPageState,
  accountPageStates,
} from './account/account-page-state';
export { AccountPageView } from './account/account-page-view';
export { ConfirmEmailForm } from './account/confirm-email-form';
export { ConfirmForm } from './account/confirm-form';
export type { PrivateHeadModel } from './shared/page/private-head';
export { type ProfileModel, toProfileModel } from './profile/profile-model';
export { type ProfileNotice, profileNotices } from './profile/profile-notices';
export { ProfileView } from './profile/profile-view';
export { toStationChoice } from './shared/station-field/station-field-model';
export { ConfirmSubscriptionForm } from './subscription/confirm-subscription-form';
export {
  type SubscriptionPageModel,
  toSubscribePageModel,
  toSubscriptionPageModel,
} from './subscription/subscription-page-model';
export { type SubscriptionNotice, subscriptionNotices } from './subscription/subscription-page-state';
export { SubscriptionPageView } from './subscription/subscription-page-view';
export { UnsubscribeForm } from './subscription/unsubscribe-form';
export { toWatchedLines } from './subscription/watched-lines-model';
