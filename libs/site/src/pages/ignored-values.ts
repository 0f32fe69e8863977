import { setResponseStatus } from '@tanstack/react-start/server';

/**
 * Responds with 400 if the page ignored values of its query. The page names them and shows the rest; caches and
 * search engines do not store it.
 */
export function reportIgnored(fields: readonly string[]): void {
  if (fields.length > 0) setResponseStatus(400);
}
