import { parentPort, workerData } from 'node:worker_threads';
import { type FeedToMatch, type LiveSnapshot, pollTrains, type TrainSettings } from '@raang/api';

/** The worker's `workerData`. */
export interface ThreadSettings {
  settings: TrainSettings;
  /** The time of the process when the thread starts. */
  startedAt: Date;
}

/** What the thread says. */
export type ThreadMessage = { snapshot: LiveSnapshot } | { level: 'info' | 'warn'; line: string };

// worker thread entry: started by `pollInWorker`. It receives a feed to match whenever there is another one
const { settings, startedAt } = workerData as ThreadSettings;
// goes with the machine's clock, as that of the process does
const real: () => number = Date.now;
const ahead = startedAt.getTime() - real();
const say = (message: ThreadMessage) => parentPort!.postMessage(message);
const polls = pollTrains({
  settings,
  now: () => new Date(real() + ahead),
  publish: (snapshot) => say({ snapshot }),
  log: {
    info: (line) => say({ level: 'info', line }),
    warn: (line) => say({ level: 'warn', line }),
  },
});
parentPort!.on('message', (feed: FeedToMatch) => polls.takeFeed(feed));
