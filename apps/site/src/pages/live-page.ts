import { setResponseHeader } from '@tanstack/react-start/server';

/** What changes by the minute may be kept by shared caches for this long. */
const liveSeconds = 15;

/** Says of the answer under way that it tells what is now: it is public, and kept but briefly. */
export function keepBriefly(): void {
  setResponseHeader('cache-control', `public, max-age=0, s-maxage=${liveSeconds}, must-revalidate`);
}
