import { afterError, type FailedPage } from './after-error';
import { isLostChunk, statusOfError } from '../failures/error-facts';

export interface LeaveOptions {
  error: unknown;
  page: Pick<FailedPage, 'pathname' | 'isMatched' | 'isFatal'>;
  homePath: string;
  /** The build that the page came with. */
  buildId: string | undefined;
  /** The build that the site serves now; undefined when it does not answer. */
  askNewestBuild: () => Promise<string | undefined>;
  mayReload: (path: string) => boolean;
  location: Pick<Location, 'replace' | 'reload'>;
}

/**
 * Does what `afterError` decides, unless that would go round in circles: a path is loaded at most once in ten
 * seconds, and nothing is loaded from a site that does not answer, where the page that is there is all there is.
 */
export async function leaveFailedPage(options: LeaveOptions): Promise<void> {
  const { error, page, homePath, buildId, location, mayReload } = options;
  const status = statusOfError(error);
  const newest = status === 503 ? undefined : await options.askNewestBuild();
  if (status !== 503 && newest === undefined) return;
  const isOutdated = isLostChunk(error) && newest !== buildId;
  const where = afterError({ ...page, status, isOutdated });
  if (where === 'error page') return;
  const target = where === 'home' ? homePath : page.pathname;
  if (where === 'home' && page.pathname === homePath) return;
  if (!mayReload(target)) return;
  if (where === 'reload') location.reload();
  else location.replace(target);
}
