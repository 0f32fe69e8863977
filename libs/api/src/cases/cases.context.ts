import type { FeedContext } from '../network/feed-source';
import type { Keys } from '../settings/derive-secret';
import type { FileStore } from '../uploads/file-store';

/** What the procedures of cases are given. */
export interface CasesContext extends FeedContext {
  files: FileStore;
  /** Secret of the human verification. */
  proofKeys: Keys;
  /** The site's public origin, for links in mails. */
  publicUrl: string;
}

/** What a change of a case needs besides the database. */
export type CaseClock = Pick<CasesContext, 'now' | 'publicUrl'>;
