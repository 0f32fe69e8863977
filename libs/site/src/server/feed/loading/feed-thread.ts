import { type MessagePort, workerData } from 'node:worker_threads';
import { type FeedLoading, loadFeed } from '@raang/api';
import { toParts } from './feed-parts';
import { withSharedColumns } from './shared-columns';

/** The worker's `workerData`. */
export interface FeedOrder {
  archive: Uint8Array<ArrayBuffer>;
  loading: FeedLoading;
  /** Receives the parts of the feed. */
  port: MessagePort;
}

// worker thread entry: started by `loadInWorker`, ends when everything is sent
const { archive, loading, port } = workerData as FeedOrder;
const feed = loadFeed(archive, loading);
// the thread that reads live trains searches the same timetable
const timetable = withSharedColumns(feed.timetable);
for (const part of toParts({ ...feed, timetable })) port.postMessage(part, [...buffersOf(part)]);

/** The buffers of all typed arrays in a value that are not shared, to transfer instead of copy. */
function buffersOf(value: unknown, found = new Set<ArrayBuffer>()): Set<ArrayBuffer> {
  if (ArrayBuffer.isView(value)) return value.buffer instanceof ArrayBuffer ? found.add(value.buffer) : found;
  if (value instanceof Map || value instanceof Set || Array.isArray(value)) {
    for (const part of value.values()) buffersOf(part, found);
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) buffersOf(part, found);
  }
  return found;
}
