import { setResponseHeader } from '@tanstack/react-start/server';

/** How long shared caches may store a page that changes by the minute. */
const liveSeconds = 15;

/** Marks the current response as live: public, with a short cache lifetime. */
export function markAsLive(): void {
  setResponseHeader('cache-control', `public, max-age=0, s-maxage=${liveSeconds}`);
}
