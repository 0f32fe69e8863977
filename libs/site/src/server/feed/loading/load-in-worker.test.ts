import { expect, it, test } from 'vitest';
import { loadInWorker } from './load-in-worker';

/** A worker that runs this instead of the bundled program. */
const threadOf = (program: string) =>
  loadInWorker(
    new URL(
      `data:text/javascript,${encodeURIComponent(`import { workerData } from 'node:worker_threads'; const { archive, port } = workerData; ${program}`)}`,
    ),
  );
const signal = new AbortController().signal;

it('sends the archive to a worker and receives the feed', async () => {
  const load = threadOf(`
    port.postMessage({ feed: { tariff: archive.length, network: { lines: new Map() } } });
    port.postMessage({ stations: [['A01', 'first'], ['A02', 'second']] });
    port.postMessage({ stations: [['A03', 'third']] });
  `);
  const archive = new Uint8Array(5);
  expect(await load(archive, { signal })).toEqual({
    tariff: 5,
    network: {
      lines: new Map(),
      stations: new Map([
        ['A01', 'first'],
        ['A02', 'second'],
        ['A03', 'third'],
      ]),
    },
    stationParts: new Map(),
  });
  expect(archive.length).toBe(0);
});

test.each([
  ['that throws', `throw new Error('stops.txt is missing')`, 'stops.txt is missing'],
  ['that ends early', 'process.exit(3)', 'ended with 3'],
  ['that sends nothing', '', 'sent no feed'],
])(
  'a worker %s fails the load',
  async (_, program, message) => {
    await expect(threadOf(program)(new Uint8Array(1), { signal })).rejects.toThrow(message);
  },
  60_000,
);

it('terminates the worker on abort', async () => {
  const stopping = new AbortController();
  const loading = threadOf('setInterval(() => {}, 1000)')(new Uint8Array(1), { signal: stopping.signal });
  stopping.abort();
  await expect(loading).rejects.toThrow('aborted');
});
