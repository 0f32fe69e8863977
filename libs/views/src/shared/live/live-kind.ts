import type { LiveAgeModel } from './live-age-model';

/** The value of `data-live` of a part with departures: one with live trains is renewed sooner. */
export const liveKind = (live: LiveAgeModel | undefined): string => (live && !live.isStale ? 'trains' : '');
