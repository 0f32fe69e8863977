import { parentPort, workerData } from 'node:worker_threads';
import { type FeedToMatch, type LiveSnapshot, pollTrains, type TrainSettings } from '@raang/api';

/** The worker's `workerData`. */
export interface ThreadSettings {
  settings: TrainSettings;
  /** The clock of the process, as far as it is ahead of the real one. */
  aheadMilliseconds: number;
}

/** What the thread says. */
export type ThreadMessage = { snapshot: LiveSnapshot } | { level: 'info' | 'warn'; line: string };

// worker thread entry: started by `pollInWorker`. It receives a feed to match whenever there is another one
const { settings, aheadMilliseconds } = workerData as ThreadSettings;
const say = (message: ThreadMessage) => parentPort!.postMessage(message);
const polls = pollTrains({
  settings,
  now: () => new Date(Date.now() + aheadMilliseconds),
  publish: (snapshot) => say({ snapshot }),
  log: {
    info: (line) => say({ level: 'info', line }),
    warn: (line) => say({ level: 'warn', line }),
  },
});
parentPort!.on('message', (feed: FeedToMatch) => polls.takeFeed(feed));
