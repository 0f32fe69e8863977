import type { CallContext } from '../context/call-context';
import type { Database } from '../database/database';
import { type LoadedFeed, loadFeed } from './loaded-feed';
import { findFeedInForce, readFeedInForce } from './network.store';

/** Gives a loaded feed; undefined before one was imported. */
export type FeedSource = (db: Database) => Promise<LoadedFeed | undefined>;

/** What a procedure is given that answers from the feed. */
export interface FeedContext extends CallContext {
  feedSource: FeedSource;
}

/** The feed in memory. Every call notices when another feed came into force, whichever process imported it. */
export interface FeedSources {
  /**
   * For requests: never waits for a new feed. The feed before answers until the new one is loaded; only callers of the
   * first load wait.
   */
  current: FeedSource;
  /** Waits until the feed in force is loaded. */
  newest: FeedSource;
  /** Ends a load under way. */
  stop: () => Promise<void>;
}

/**
 * Loads a feed that is in order.
 * @param archive in memory of its own, which may be transferred to another thread
 */
export type LoadFeed = (archive: Uint8Array<ArrayBuffer>, signal: AbortSignal) => Promise<LoadedFeed>;

export interface FeedSourceOptions {
  /** Without it the feed is loaded on the caller's thread. */
  load?: LoadFeed;
  /** Called once for every failed load. The feed before stays; the next caller retries. */
  onError: (error: unknown) => void;
}

const loadHere: LoadFeed = (archive) => Promise.resolve(archive).then(loadFeed);

export function createFeedSources({ load = loadHere, onError }: FeedSourceOptions): FeedSources {
  const stopping = new AbortController();
  let loaded: { id: string; feed: LoadedFeed } | undefined;
  let takeover: Promise<void> | undefined;

  const isBehind = async (db: Database) => (await findFeedInForce(db))?.id !== loaded?.id;

  /** Joins a takeover under way. That one may end at an older feed, so callers look again. */
  const takeOver = (db: Database) => {
    takeover ??= loadInForce(db)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) onError(error);
        throw error;
      })
      .finally(() => (takeover = undefined));
    return takeover;
  };

  async function loadInForce(db: Database): Promise<void> {
    const found = await readFeedInForce(db);
    loaded = found && { id: found.id, feed: await load(found.archive, stopping.signal) };
  }

  const newest: FeedSource = async (db) => {
    while (await isBehind(db)) await takeOver(db);
    return loaded?.feed;
  };

  return {
    newest,
    current: async (db) => {
      const answering = loaded;
      if (!answering) return newest(db);
      // a failure has been reported to `onError`
      if (await isBehind(db)) takeOver(db).catch(() => undefined);
      return answering.feed;
    },
    stop: async () => {
      stopping.abort();
      await takeover?.catch(() => undefined);
    },
  };
}
