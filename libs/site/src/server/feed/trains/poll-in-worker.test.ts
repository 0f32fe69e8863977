import { afterEach, expect, test } from 'vitest';
import type { FeedToMatch, LiveSnapshot, TrainPolls } from '@raang/api';
import { pollInWorker } from './poll-in-worker';

let polls: TrainPolls | undefined;
afterEach(() => polls?.stop());

const startedAt = new Date('2026-11-20T08:00:00+07:00');
const settings = { tripUpdates: ['https://example.org/a'], positions: [], withExamples: false };
const feed = { number: 1, timetable: { days: new Map() } } as unknown as FeedToMatch;

/**
 * A thread that runs this instead of the bundled program, until `count` snapshots have come. `starts` is how often it has
 * started before.
 */
async function run(program: string, count: number) {
  const counter = new SharedArrayBuffer(4);
  const text = `import { parentPort, workerData } from 'node:worker_threads';
    const starts = Atomics.add(new Int32Array(workerData.settings.counter), 0, 1); ${program}`;
  const [lines, pauses]: [string[], number[]] = [[], []];
  const snapshots: LiveSnapshot[] = [];
  const say = (line: string) => void lines.push(line);
  await new Promise<void>((resolve) => {
    polls = pollInWorker(
      new URL(`data:text/javascript,${encodeURIComponent(text)}`),
      {
        settings: { ...settings, counter } as typeof settings,
        now: () => startedAt,
        publish: (snapshot) => {
          snapshots.push(snapshot);
          if (snapshots.length === count) resolve();
        },
        log: { info: say, warn: say },
      },
      (start, milliseconds) => {
        pauses.push(milliseconds);
        return setTimeout(start, 1);
      },
    );
    polls.takeFeed(feed);
  });
  return { snapshots, lines, pauses };
}

test('a thread receives its settings, the clock and the feed, and its words are logged', async () => {
  const { snapshots, lines } = await run(
    `parentPort.on('message', (feed) => {
      parentPort.postMessage({ level: 'warn', line: 'fails' });
      parentPort.postMessage({ snapshot: { feed, ...workerData } });
    });`,
    1,
  );
  expect(snapshots).toMatchObject([{ feed, settings, startedAt }]);
  expect(lines).toEqual(['fails']);
});

test('a thread that ends starts again with the feed, and waits longer each time until it works', async () => {
  const { snapshots, pauses, lines } = await run(
    `parentPort.on('message', ({ number }) => {
      if (starts !== 3) throw new Error('broken');
      parentPort.postMessage({ snapshot: { feed: number } });
      setTimeout(() => process.exit(1), 10);
    });
    if (starts > 4) parentPort.postMessage({ snapshot: { feed: 7 } });`,
    2,
  );
  expect(snapshots.map((one) => one.feed)).toEqual([1, 7]);
  expect(pauses).toEqual([1000, 2000, 4000, 1000, 2000]);
  expect(lines[0]).toBe('the thread that reads trains has ended: broken; it starts again in 1 s');
});

test('a thread that needs too much memory ends alone', async () => {
  const { snapshots, lines } = await run(
    `const all = [];
    while (starts === 0) all.push(new Array(1e6).fill(0.5 + all.length));
    parentPort.on('message', () => {});
    parentPort.postMessage({ snapshot: { feed: 1 } });`,
    1,
  );
  expect(snapshots).toHaveLength(1);
  expect(lines[0]).toContain('memory');
}, 60_000);
