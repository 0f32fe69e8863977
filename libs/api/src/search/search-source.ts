import { setImmediate as nextTurn } from 'node:timers/promises';
import { toDayNumber } from '@raang/text-time';
import { type ChangesToCheck, createChangeCheck } from '../changes/change-check';
import type { CallContext } from '../context/call-context';
import type { Database } from '../database/database';
import { createSearchIndex, type IndexedDocument, type SearchIndex } from './index/search-index';
import { type ChangePlace, type IndexedRow, readChanges, readSearchVersion } from './search.store';

/** The index with the version of the documents that it holds. */
interface CurrentIndex {
  index: SearchIndex;
  version: number;
}

export type SearchSource = (db: Database) => Promise<CurrentIndex>;

/** Context of procedures that search. */
export interface SearchContext extends CallContext {
  searchSource: SearchSource;
}

/** The index in memory. Every call detects changed documents, also if another process wrote them. */
export interface SearchSources {
  /** For requests. Returns the index as it is while changes are read, so that only callers of the first load wait. */
  current: SearchSource;
  /** Waits until the index has all changes. */
  newest: SearchSource;
  /** Ends a load in progress. */
  stop: () => Promise<void>;
}

export interface SearchSourceOptions {
  /** Called once for every failed load. The index stays as it is, and the next caller retries. */
  onError: (error: unknown) => void;
  /** Tells when to look for changed documents, and learns when they are read. Without it every call looks. */
  changes?: ChangesToCheck | undefined;
}

/** Documents per turn of the event loop: reading and adding them takes a few milliseconds. */
const sliceSize = 100;

/** An index is built again when this share of it belongs to documents that no longer exist. */
const mostWaste = { share: 0.5, least: 2000 };

interface LoadedIndex extends CurrentIndex {
  /** Key of the last document of `version` that the index has. */
  key: string;
}

export function createSearchSources({ onError, changes }: SearchSourceOptions): SearchSources {
  let loaded: LoadedIndex | undefined;
  let load: Promise<void> | undefined;
  let isStopped = false;

  const isBehind = async (db: Database) => (await readSearchVersion(db)) !== loaded?.version;
  const check = createChangeCheck(isBehind, changes);

  const catchUp = (db: Database) => {
    load ??= readAll(db)
      .catch((error: unknown) => {
        check.again();
        if (!isStopped) onError(error);
        throw error;
      })
      .finally(() => (load = undefined));
    return load;
  };

  async function readAll(db: Database): Promise<void> {
    // read before the rows: a change in between is then read again, which does no harm
    const version = await readSearchVersion(db);
    const isUsable = loaded !== undefined && loaded.version <= version && !isTooWasteful(loaded.index);
    const own = isUsable ? loaded! : { index: createSearchIndex(), version: 0, key: '' };
    let place: ChangePlace = own;
    for (;;) {
      const rows = await readChanges(db, place, sliceSize);
      if (isStopped) throw new Error('the process ends');
      for (const row of rows) takeIn(own.index, row);
      place = rows.at(-1) ?? place;
      if (rows.length < sliceSize) break;
      await nextTurn();
    }
    // only now, since callers cache results by version
    loaded = { index: own.index, version: Math.max(place.version, version), key: place.key };
    // results of the previous documents are outdated only now
    changes?.announce();
  }

  const newest: SearchSource = async (db) => {
    while (await isBehind(db)) await catchUp(db);
    return loaded!;
  };

  return {
    newest,
    current: async (db) => {
      if (!loaded) return newest(db);
      // the error is reported, and the caller gets the previous documents
      if (await check.isBehind(db)) catchUp(db).catch(() => undefined);
      return loaded;
    },
    stop: async () => {
      isStopped = true;
      await load?.catch(() => undefined);
    },
  };
}

function isTooWasteful(index: SearchIndex): boolean {
  return index.wasted() > Math.max(mostWaste.least, mostWaste.share * index.size());
}

function takeIn(index: SearchIndex, row: IndexedRow): void {
  if (row.isRemoved) index.remove(row.key);
  else index.put(toIndexed(row));
}

function toIndexed({
  key,
  kind,
  title,
  aliases,
  words,
  publishedOn,
  example,
  station,
}: IndexedRow): IndexedDocument {
  const wordsIn = (text: string) => text.split(' ').filter(Boolean);
  return {
    key,
    kind,
    names: [...Object.values(title), ...aliases],
    words: {
      title: wordsIn(words.title),
      keywords: wordsIn(words.keywords),
      text: wordsIn(words.text),
    },
    day: publishedOn === null ? 0 : toDayNumber(publishedOn),
    example,
    isConnecting: station?.isOwn === false,
  };
}
