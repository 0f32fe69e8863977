import { setResponseStatus } from '@tanstack/react-start/server';

/**
 * Gives a page that had to ignore values of its query the status of a bad request: the page says which ones and shows
 * the rest, and neither caches nor search engines take it for a page of its own.
 */
export function reportIgnored(fields: readonly string[]): void {
  if (fields.length > 0) setResponseStatus(400);
}
