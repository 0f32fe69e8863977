import { afterError, type FailedPage } from './after-error';
import { isMissingChunk, statusOfError } from '../../failures/error-facts';

export interface LeaveOptions {
  error: unknown;
  page: Pick<FailedPage, 'pathname' | 'isMatched' | 'isFatal'>;
  homePath: string;
  /** The build of the current page. */
  buildId: string | undefined;
  /** The build that the site serves now; undefined if it does not respond. */
  fetchNewestBuild: () => Promise<string | undefined>;
  mayReload: (path: string) => boolean;
  location: Pick<Location, 'replace' | 'reload'>;
}

/**
 * Executes the decision of `afterError` without loops: a path is loaded at most once in ten seconds, and nothing is
 * loaded if the site does not respond, because the current page is all the visitor has.
 */
export async function leaveFailedPage(options: LeaveOptions): Promise<void> {
  const { error, page, homePath, buildId, location, mayReload } = options;
  const status = statusOfError(error);
  const newest = status === 503 ? undefined : await options.fetchNewestBuild();
  if (status !== 503 && newest === undefined) return;
  const isOutdated = isMissingChunk(error) && newest !== buildId;
  const where = afterError({ ...page, status, isOutdated });
  if (where === 'error page') return;
  const target = where === 'home' ? homePath : page.pathname;
  if (where === 'home' && page.pathname === homePath) return;
  if (!mayReload(target)) return;
  if (where === 'reload') location.reload();
  else location.replace(target);
}
