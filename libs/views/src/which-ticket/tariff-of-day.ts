import type { FareMedia, LineFareRange, RiderCategory } from '@raang/domain';

/** Kinds of rider, media of any time, and what lines cost on a day. */
export interface TariffOfDay {
  date: string;
  riderCategories: readonly RiderCategory[];
  fareMedia: readonly FareMedia[];
  lines: readonly LineFareRange[];
}
