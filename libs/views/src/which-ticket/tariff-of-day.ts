import type { FareMedia, LineFareRange, RiderCategory } from '@raang/domain';

/** Rider categories, fare media of all times, and the lines' prices on a day. */
export interface TariffOfDay {
  date: string;
  riderCategories: readonly RiderCategory[];
  fareMedia: readonly FareMedia[];
  lines: readonly LineFareRange[];
}
