import { type MessagePort, workerData } from 'node:worker_threads';
import { type FeedLoading, loadFeed } from '@raang/api';
import { toParts } from './feed-parts';

/** The worker's `workerData`. */
export interface FeedOrder {
  archive: Uint8Array<ArrayBuffer>;
  loading: FeedLoading;
  /** Receives the parts of the feed. */
  port: MessagePort;
}

// worker thread entry: started by `loadInWorker`, ends when everything is sent
const { archive, loading, port } = workerData as FeedOrder;
for (const part of toParts(loadFeed(archive, loading))) port.postMessage(part, [...buffersOf(part)]);

/** The buffers of all typed arrays in a value, to transfer instead of copy. */
function buffersOf(value: unknown, found = new Set<ArrayBuffer>()): Set<ArrayBuffer> {
  if (ArrayBuffer.isView(value)) return found.add(value.buffer as ArrayBuffer);
  if (value instanceof Map || value instanceof Set || Array.isArray(value)) {
    for (const part of value.values()) buffersOf(part, found);
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) buffersOf(part, found);
  }
  return found;
}
