import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestDatabase } from '@raang/e2e-kit/postgres-server';
import { copyPreparedDatabase } from '@raang/e2e-kit/prepared-data';
import { runCommand } from '@raang/e2e-kit/run-command';
import { copySiteFeed } from './site-feed';
import { startSite, stop } from '@raang/e2e-kit/start-site';
import { expect, test } from '@raang/e2e-kit/watched-test';

let folder: string;
let database: TestDatabase;
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'raang-takeover-'));
  database = await copyPreparedDatabase();
});
test.afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const queries = ['/api/v1/lines?', '/api/v1/journeys?from=BL22&to=PP05&date=2026-12-01&time=08:30'];

/** Sends a query repeatedly until stopped, and then once more. Collects the responses. */
function sendRepeatedly(address: string, query: string) {
  const responses: string[] = [];
  let isStopped = false;
  const sending = (async () => {
    for (let isLast = false; !isLast;) {
      isLast = isStopped;
      responses.push(await send(address, query));
    }
  })();
  return {
    responses,
    stop: async () => {
      isStopped = true;
      await sending;
      return responses;
    },
  };
}

let turn = 0;

/** Status and body, or why the request failed. */
async function send(address: string, query: string): Promise<string> {
  turn += 1;
  try {
    // the API ignores this parameter: it only bypasses cached responses
    const response = await fetch(`${address}${query}&turn=${turn}`);
    return `${response.status} ${await response.text()}`;
  } catch (error) {
    return `failed: ${String(error)}`;
  }
}

test('an imported feed replaces the old one under load, and no response mixes the two', async () => {
  const environment = { DATABASE_URL: database.url, DATA_DIR: folder };
  const { change } = await copySiteFeed(path.join(folder, 'gtfs'));
  await change('translations.txt', 'Line,', 'Railway,');
  // changes the headways of all lines, and so the arrival times
  await change('frequencies.txt', ',0,computed', '0,0,computed');

  const site = startSite({ PORT: '0', ...environment });
  const address = await site.ready();
  const before = await Promise.all(queries.map((query) => send(address, query)));
  const senders = queries.map((query) => sendRepeatedly(address, query));
  expect(await runCommand('import', environment, 'gtfs', path.join(folder, 'gtfs'))).toMatchObject({
    code: 0,
  });
  await expect.poll(() => send(address, queries[0]!)).toContain('Blue Railway');
  const after = await Promise.all(queries.map((query) => send(address, query)));
  const responses = await Promise.all(senders.map(({ stop: stopSending }) => stopSending()));
  await stop(site.child, site.exit);

  for (const [index, given] of responses.entries()) {
    expect(before[index]).toMatch(/^200 /);
    expect(after[index]).not.toBe(before[index]);
    const firstNew = given.indexOf(after[index]!);
    const [old, renewed] = [given.slice(0, firstNew), given.slice(firstNew)];
    expect([...new Set(old)], queries[index]).toEqual([before[index]]);
    expect([...new Set(renewed)], queries[index]).toEqual([after[index]]);
  }
  expect(await site.exit).toMatchObject({ code: 0, errors: '' });
});
