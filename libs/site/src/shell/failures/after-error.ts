/** Facts about a page that cannot be shown. */
export interface FailedPage {
  /** HTTP status of the failure; 500 if it has none. */
  status: number;
  pathname: string;
  /** Whether the path matches a route of the site. */
  isMatched: boolean;
  /** The application itself failed, not one of its pages. */
  isFatal: boolean;
  /** A chunk is missing on the server, because a newer build replaced it. */
  isOutdated: boolean;
}

/**
 * `home`: load the home page of the language. `reload`: load the same URL. `reload path`: load the path without the
 * query, which may have caused the failure. `error page`: stay and let the visitor decide.
 */
export type AfterError = 'home' | 'reload' | 'reload path' | 'error page';

/** What happens after a page fails: specification §4 and §8, in their order. */
export function afterError({ status, pathname, isMatched, isFatal, isOutdated }: FailedPage): AfterError {
  if (status === 503 || /^\/[^/]+\/(search|set-password\/[^/]+)$/.test(pathname)) return 'home';
  if (isOutdated) return 'reload';
  if (isFatal) return 'error page';
  return isMatched ? 'reload path' : 'home';
}
