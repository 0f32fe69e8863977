export { LabelsProvider, useLabels, type LabelsProviderProps } from './labels/labels-provider';
export { fillLabel } from './labels/fill-label';
export type { Labels } from './labels/labels';
export type { HeadingLevel } from './native';
export { Badge, type BadgeProps } from './badge/badge';
export { Brand, type BrandProps } from './brand/brand';
export { BrandMark, type BrandMarkProps } from './brand/brand-mark';
export { Breadcrumbs, type BreadcrumbItem, type BreadcrumbsProps } from './breadcrumbs/breadcrumbs';
export { Button, ButtonLink, buttonVariants, type ButtonLinkProps, type ButtonProps } from './button/button';
export { Card, type CardProps } from './card/card';
export { CardGrid, type CardGridProps } from './card/card-grid';
export {
  ColourModeSelect,
  colourModes,
  type ColourMode,
  type ColourModeSelectProps,
} from './colour-mode-select/colour-mode-select';
export { Container, type ContainerProps } from './container/container';
export {
  DefinitionList,
  type DefinitionItem,
  type DefinitionListProps,
} from './definition-list/definition-list';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state';
export { Footer, type FooterColumn, type FooterContact, type FooterProps } from './footer/footer';
export { Header, type HeaderItem, type HeaderProps } from './header/header';
export { Icon, type IconProps } from './icon/icon';
export { iconNames, type IconName } from './icon/icons';
export { LineBadge, type LineBadgeProps } from './line-badge/line-badge';
export { LineStripe, type LineStripeProps } from './line-badge/line-stripe';
export { Link, type LinkProps } from './link/link';
export { LocaleSelect, type LocaleOption, type LocaleSelectProps } from './locale-select/locale-select';
export { Notice, type NoticeProps } from './notice/notice';
export { PageHeading, type PageHeadingProps } from './page-heading/page-heading';
export { Pagination, type PaginationProps } from './pagination/pagination';
export { Picture, type PictureProps } from './picture/picture';
export { Prose, type ProseProps } from './prose/prose';
export { SectionHeading, type SectionHeadingProps } from './section-heading/section-heading';
export { SkipLink, type SkipLinkProps } from './skip-link/skip-link';
export { StationCode, type StationCodeProps } from './station-code/station-code';
export { Table, type TableColumn, type TableProps } from './table/table';
export { TableRegion, type TableRegionProps } from './table/table-region';
export { Tile, type TileProps } from './tile/tile';
