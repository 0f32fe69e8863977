export { marksRoot } from './native/marks-root';
export { LabelsProvider, useLabels, type LabelsProviderProps } from './labels/labels-provider';
export { fillLabel } from './labels/fill-label';
export type { Labels } from './labels/labels';
export type { HeadingLevel } from './native/native-props';
export { AlertModal, type AlertModalLink, type AlertModalProps } from './alert-modal/alert-modal';
export { BackToTop, type BackToTopProps } from './back-to-top/back-to-top';
export { scrollDefaults } from './back-to-top/scroll-defaults';
export { watchScrolled } from './back-to-top/watch-scrolled';
export { Badge, type BadgeProps } from './badge/badge';
export { Brand, type BrandProps } from './brand/brand';
export { BrandMark, type BrandMarkProps } from './brand/brand-mark';
export { Breadcrumbs, type BreadcrumbItem, type BreadcrumbsProps } from './breadcrumbs/breadcrumbs';
export { Button, ButtonLink, buttonVariants, type ButtonLinkProps, type ButtonProps } from './button/button';
export { Card, CardGrid, type CardGridProps, type CardProps } from './card/card';
export { CardRow, type CardRowProps } from './card-row/card-row';
export { ChatLauncher, type ChatLauncherProps } from './chat-panel/chat-launcher';
export { ChatPanel, type ChatPanelProps } from './chat-panel/chat-panel';
export type { ChatMessage, ChatSource } from './chat-panel/chat-message';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox';
export { CheckboxGroup, type CheckboxGroupProps } from './checkbox/checkbox-group';
export type { ChoiceOption } from './choice/choice-option';
export {
  ColourModeSelect,
  colourModes,
  type ColourMode,
  type ColourModeSelectProps,
} from './colour-mode-select/colour-mode-select';
export { showColourMode } from './colour-mode-select/show-colour-mode';
export { Container, type ContainerProps } from './container/container';
export { DatePicker, type DatePickerProps } from './date-picker/date-picker';
export type { DateProblem } from './date-picker/date-field-state';
export { CookieConsent, type CookieConsentProps } from './cookie-consent/cookie-consent';
export type { CookieCategory } from './cookie-consent/cookie-choice';
export type { CardBrand } from './credit-card-input/card-number';
export {
  checkCard,
  emptyCard,
  type CardCheck,
  type CardDetails,
  type CardRules,
} from './credit-card-input/check-card';
export type { CardErrorCode } from './credit-card-input/card-error';
export { CreditCardInput, type CreditCardInputProps } from './credit-card-input/credit-card-input';
export {
  DefinitionList,
  type DefinitionItem,
  type DefinitionListProps,
} from './definition-list/definition-list';
export { type Drawing, type IconifySet, toDrawing } from './dynamic-icon/drawing';
export { DynamicIcon, type DynamicIconProps } from './dynamic-icon/dynamic-icon';
export { createIconLoader, type IconLoader, type IconLoaderOptions } from './dynamic-icon/icon-loader';
export { IconLoaderProvider, type IconLoaderProviderProps } from './dynamic-icon/icon-loader-provider';
export type { NamedIcon } from './dynamic-icon/named-icon';
export { Dialog, type DialogProps } from './dialog/dialog';
export { openModal } from './dialog/open-modal';
export { DialogClose, type DialogCloseProps } from './dialog/dialog-close';
export { Disclosure, type DisclosureProps } from './disclosure/disclosure';
export { DisclosureGroup, type DisclosureGroupProps } from './disclosure/disclosure-group';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state';
export { FileUpload, type FileUploadProps } from './file-upload/file-upload';
export type { FileProblem, RefusedFile } from './file-upload/check-files';
export type { UploadState } from './file-upload/file-row';
export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './error-summary/error-summary';
export { Fieldset, type FieldsetProps } from './fieldset/fieldset';
export { Footer, type FooterColumn, type FooterContact, type FooterProps } from './footer/footer';
export { FormField, type FieldControl, type FormFieldProps } from './form-field/form-field';
export type { FieldTexts } from './form-field/field-texts';
export { Header, type HeaderItem, type HeaderProps } from './header/header';
export { HeaderPanel, type HeaderPanelProps } from './header-panel/header-panel';
export { watchHeaderPanels } from './header-panel/watch-header-panels';
export { useHydrated } from './hydrated/use-hydrated';
export { useLazyControl } from './hydrated/use-lazy-control';
export { HumanVerification, type HumanVerificationProps } from './human-verification/human-verification';
export type { Challenge, ChallengeAnswer, ChallengeTask } from './human-verification/use-verification';
export { Icon, type IconProps } from './icon/icon';
export * from './icon/icons';
export { Image, type ImageProps } from './image/image';
export {
  defaultImageConfig,
  type ImageConfig,
  type ImageModifiers,
  type ImageProvider,
} from './image/image-config';
export { ImageConfigProvider, type ImageConfigProviderProps } from './image/image-config-provider';
export { readImageMeta, type ImageMeta, type ImageMetaOptions } from './image/image-meta';
export { imageSources, type ImageRequest, type ImageSources } from './image/image-sources';
export { IntroModal, type IntroModalProps, type IntroModalReason } from './intro-modal/intro-modal';
export { LineBadge, type LineBadgeProps } from './line-badge/line-badge';
export { LineStripe, type LineStripeProps } from './line-badge/line-stripe';
export { KeptWords } from './kept-lines/kept-words';
export { Link, type LinkProps } from './link/link';
export { LoadingBar, type LoadingBarProps } from './loading-bar/loading-bar';
export { LoadingPage, type LoadingPageProps } from './loading-page/loading-page';
export { LocaleSelect, type LocaleOption, type LocaleSelectProps } from './locale-select/locale-select';
export { Notice, type NoticeProps } from './notice/notice';
export {
  NoticeBar,
  type NoticeBarItem,
  type NoticeBarProps,
  NoticeCross,
  type NoticeCrossProps,
} from './notice/notice-bar';
export { PageHeading, type PageHeadingProps } from './page-heading/page-heading';
export { Pagination, type PaginationProps } from './pagination/pagination';
export { PasswordField, type PasswordFieldProps } from './password-field/password-field';
export { Prose, type ProseProps } from './prose/prose';
export { RadioGroup, type RadioGroupProps } from './radio-group/radio-group';
export {
  MenuLinks,
  type MenuLinksProps,
  type ResponsiveMenuGroup,
  type ResponsiveMenuItem,
  type ResponsiveMenuLink,
} from './responsive-menu/menu-links';
export { ResponsiveMenu, type ResponsiveMenuProps } from './responsive-menu/responsive-menu';
export { RouteAnnouncer, type RouteAnnouncerProps } from './route-announcer/route-announcer';
export { SearchBox, type SearchBoxProps } from './search-box/search-box';
export type { LoadSearchSuggestions, SearchSuggestion } from './search-box/search-suggestion';
export { SearchSuggestions, type SearchSuggestionsProps } from './search-box/search-suggestions';
export { SectionHeading, type SectionHeadingProps } from './section-heading/section-heading';
export { Select, type SelectGroup, type SelectOption, type SelectProps } from './select/select';
export {
  Skeleton,
  SkeletonRegion,
  SkeletonText,
  type SkeletonProps,
  type SkeletonRegionProps,
  type SkeletonTextProps,
} from './skeleton/skeleton';
export { SkipLink, type SkipLinkProps } from './skip-link/skip-link';
export { SourceNote, type NamedSource, type SourceNoteProps } from './source-note/source-note';
export { StationCode, type StationCodeProps } from './station-code/station-code';
export type { PlaceOption, StationOption } from './station-selector/station-option';
export { StationSelector, type StationSelectorProps } from './station-selector/station-selector';
export { Switch, type SwitchProps } from './switch/switch';
export { Table, type TableColumn, type TableProps } from './table/table';
export { TableRegion, type TableRegionProps } from './table/table-region';
export { Tabs, type Tab, type TabsProps } from './tabs/tabs';
export { TextArea, type TextAreaProps } from './text-area/text-area';
export { TextField, type TextFieldProps } from './text-field/text-field';
export { Tile, type TileProps } from './tile/tile';
export { ToastProvider, useToasts, type ToastProviderProps, type Toasts } from './toast/toast-provider';
export type { NewToast, Toast, ToastAction, ToastColour, ToastEnd } from './toast/toast-model';
export { UserMenu, type UserMenuLink, type UserMenuProps } from './user-menu/user-menu';
export { FacilityMark, type FacilityMarkProps, type FacilityState } from './facility-table/facility-mark';
export {
  FacilityTable,
  type Facility,
  type FacilityStation,
  type FacilityTableProps,
  type StationFacility,
} from './facility-table/facility-table';
export { FareTable, type FareStation, type FareTableProps } from './fare-table/fare-table';
export { Itinerary, type ItineraryProps } from './itinerary/itinerary';
export { ItinerarySummary, type ItinerarySummaryProps } from './itinerary/itinerary-summary';
export type { WayPart } from './itinerary/shares-of';
export { WayAxis, type WayAxisProps } from './itinerary/way-axis';
export type {
  ItineraryLeg,
  ItineraryLine,
  ItineraryPoint,
  ItineraryStop,
  RideLeg,
  WayLeg,
} from './itinerary/leg';
export { LikeButton, type LikeButtonProps } from './like-button/like-button';
export type { Interchange } from './line-diagram/diagram-station';
export { LineDiagram, type LineDiagramProps, type LineStation } from './line-diagram/line-diagram';
export { PromoBox, type PromoBoxProps } from './promo-box/promo-box';
export { ShareButton, type ShareButtonProps } from './share-button/share-button';
export { StateMark, type ServiceState, type StateMarkProps } from './status-row/state-mark';
export { StatusBoard, type StatusBoardProps } from './status-board/status-board';
export { StatusSummary, type StatusSummaryProps } from './status-summary/status-summary';
export { StatusRow, type StatusRowProps } from './status-row/status-row';
export { Time, type ShownTime, type TimeProps } from './time/time';
export { TimeField, type TimeFieldProps } from './time-field/time-field';
export { DepartureTable, type Departure, type DepartureTableProps } from './timetable/departure-table';
export { Timetable, type DayType, type TimetablePeriod, type TimetableProps } from './timetable/timetable';
