/** What is known of a page that cannot be shown. */
export interface FailedPage {
  /** HTTP status of what failed; 500 for a failure without one. */
  status: number;
  pathname: string;
  /** Whether a route of the site stands behind the path. */
  isMatched: boolean;
  /** The application itself failed, not one of its pages. */
  isFatal: boolean;
  /** A part of the program is gone from the server, since a newer build has replaced it. */
  isOutdated: boolean;
}

/**
 * `home`: to the home page of the language. `reload`: this very address anew. `reload path`: its path alone, since a
 * query may be what broke it. `error page`: stay, and leave it to the visitor.
 */
export type AfterError = 'home' | 'reload' | 'reload path' | 'error page';

/** Where a visitor goes whose page cannot be shown: specification §4 and §8, in the order of its sentences. */
export function afterError({ status, pathname, isMatched, isFatal, isOutdated }: FailedPage): AfterError {
  if (status === 503 || /^\/[^/]+\/(search|set-password\/[^/]+)$/.test(pathname)) return 'home';
  if (isOutdated) return 'reload';
  if (isFatal) return 'error page';
  return isMatched ? 'reload path' : 'home';
}
