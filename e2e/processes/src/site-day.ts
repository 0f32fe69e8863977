import { timeOf } from '@raang/e2e-kit/clocks';

/** A day in Bangkok by the clock of the sites, so many days from today: `2026-11-28`. */
export const siteDay = (days: number): string =>
  new Date(Date.parse(timeOf('today')) + (days * 24 + 7) * 3_600_000).toISOString().slice(0, 10);

/** The same as people type it: `28/11/2026`. */
export const typedSiteDay = (days: number): string => siteDay(days).split('-').toReversed().join('/');
