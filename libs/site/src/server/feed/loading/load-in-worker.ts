import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { LoadFeed } from '@raang/api';
import { type FeedPart, fromParts } from './feed-parts';
import type { FeedOrder } from './feed-thread';

/**
 * Loads each feed on a worker thread, so that this thread keeps responding. It receives the feed in parts, one per
 * turn of the event loop.
 * @param program of the worker: `feed-thread.ts`, bundled
 */
export function loadInWorker(program: string | URL): LoadFeed {
  return async (archive, { signal, ...loading }) => {
    const { port1: receiver, port2: port } = new MessageChannel();
    const order: FeedOrder = { archive, loading, port };
    const worker = new Worker(program, { workerData: order, transferList: [archive.buffer, port] });
    // a load does not keep the process alive
    worker.unref();
    // below, `once` listens only until `signal` aborts, and an error without a listener ends the process
    worker.on('error', () => undefined);
    try {
      const [code] = (await once(worker, 'exit', { signal })) as [number];
      if (code !== 0) throw new Error(`the worker thread ended with ${code}`);
      return await fromParts(receive(receiver));
    } finally {
      receiver.close();
      await worker.terminate();
    }
  };
}

/** Reads the messages of a port one by one, since Node emits all waiting messages in one turn. */
async function* receive(port: MessagePort): AsyncGenerator<FeedPart> {
  for (;;) {
    const received = receiveMessageOnPort(port) as { message: FeedPart } | undefined;
    if (!received) return;
    yield received.message;
    await nextTurn();
  }
}
