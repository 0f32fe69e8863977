import { type ChangesToCheck, createChangeCheck } from '../changes/change-check';
import type { CallContext } from '../context/call-context';
import type { Database } from '../database/database';
import { type FeedLoading, type FeedOwner, type LoadedFeed, loadFeed } from './loaded-feed';
import { findFeedInForce, readFeedInForce } from './network.store';

/** Returns a loaded feed. Undefined before the first import. */
export type FeedSource = (db: Database) => Promise<LoadedFeed | undefined>;

/** Context of procedures that read the feed. */
export interface FeedContext extends CallContext {
  feedSource: FeedSource;
}

/** The feed in memory. Every call detects a newly activated feed, also if another process imported it. */
export interface FeedSources {
  /**
   * For requests. Returns the previous feed while a new one loads, so that only callers of the first load wait.
   */
  current: FeedSource;
  /** Waits until the active feed is loaded. */
  newest: FeedSource;
  /** Aborts a load in progress. */
  stop: () => Promise<void>;
}

/**
 * Loads a feed without errors.
 * @param archive owns its memory, so that it can be transferred to another thread
 */
export type LoadFeed = (
  archive: Uint8Array<ArrayBuffer>,
  options: FeedLoading & { signal: AbortSignal },
) => Promise<LoadedFeed>;

export interface FeedSourceOptions extends FeedOwner {
  /** Defaults to loading on the caller's thread. */
  load?: LoadFeed;
  /** Called for every feed that has been loaded, before a caller receives it. */
  onLoaded?: ((feed: LoadedFeed) => void) | undefined;
  /** Called once for every failed load. The previous feed stays active, and the next caller retries. */
  onError: (error: unknown) => void;
  /** Tells when to look for another feed, and learns when one is loaded. Without it every call looks. */
  changes?: ChangesToCheck | undefined;
}

const loadHere: LoadFeed = (archive, loading) => Promise.resolve(archive).then((it) => loadFeed(it, loading));

export function createFeedSources({
  load = loadHere,
  ownAgencies,
  onLoaded,
  onError,
  changes,
}: FeedSourceOptions): FeedSources {
  const stopping = new AbortController();
  let loaded: { id: string; feed: LoadedFeed } | undefined;
  let takeover: Promise<void> | undefined;

  const isBehind = async (db: Database) => (await findFeedInForce(db))?.id !== loaded?.id;
  const check = createChangeCheck(isBehind, changes);

  /** Joins a takeover in progress, which may load an older feed. Callers have to check again. */
  const takeOver = (db: Database) => {
    takeover ??= loadInForce(db)
      .catch((error: unknown) => {
        check.again();
        if (!stopping.signal.aborted) onError(error);
        throw error;
      })
      .finally(() => (takeover = undefined));
    return takeover;
  };

  async function loadInForce(db: Database): Promise<void> {
    const found = await readFeedInForce(db);
    loaded = found && {
      id: found.id,
      feed: await load(found.archive, { ownAgencies, leftOut: found.leftOut, signal: stopping.signal }),
    };
    if (loaded) onLoaded?.(loaded.feed);
    // results of the previous feed are outdated only now
    changes?.announce();
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
      // `takeOver` reports failures to `onError`
      if (await check.isBehind(db)) takeOver(db).catch(() => undefined);
      return answering.feed;
    },
    stop: async () => {
      stopping.abort();
      await takeover?.catch(() => undefined);
    },
  };
}
