import { Worker } from 'node:worker_threads';
import type { FeedToMatch, TrainPolling, TrainPolls } from '@raang/api';
import type { ThreadMessage, ThreadSettings } from './realtime-thread';

/** A feed of 6,000 trains needs 180 MB. What needs more is no feed; only the thread ends, and the site goes on. */
const heapMegabytes = 256;
const longestPauseSeconds = 60;

/**
 * Polls trains on a thread of its own, so that no request waits for a download to be read. A thread that ends starts again
 * after 1, 2, 4 … 60 seconds; meanwhile the last snapshot ages.
 * @param program of the thread: `realtime-thread.ts`, bundled
 */
export function pollInWorker(
  program: string | URL,
  { settings, now, publish, log }: TrainPolling,
  wait: (run: () => void, milliseconds: number) => { unref: () => unknown } = setTimeout,
): TrainPolls {
  let feed: FeedToMatch | undefined;
  let failures = 0;
  let isStopped = false;
  let worker = start();
  return {
    takeFeed: (next) => {
      feed = next;
      worker.postMessage(next);
    },
    stop: async () => {
      isStopped = true;
      await worker.terminate();
    },
  };

  function start(): Worker {
    const workerData: ThreadSettings = { settings, startedAt: now() };
    const started = new Worker(program, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    });
    started.unref();
    let reason = '';
    started.on('message', (message: ThreadMessage) => {
      if (!('snapshot' in message)) return log[message.level](message.line);
      failures = 0;
      return publish(message.snapshot);
    });
    started.on('error', (error: Error) => (reason = `: ${error.message}`));
    started.on('exit', () => {
      if (isStopped) return;
      const seconds = Math.min(2 ** failures, longestPauseSeconds);
      failures += 1;
      log.warn(`the thread that reads trains has ended${reason}; it starts again in ${seconds} s`);
      wait(() => {
        if (!isStopped) worker = start();
      }, seconds * 1000).unref();
    });
    if (feed) started.postMessage(feed);
    return started;
  }
}
