import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { TestDatabase } from './postgres-server';
import { copyPreparedDatabase } from './prepared-data';
import { runCommand } from './run-command';
import { copySiteFeed } from './site-feed';
import { startSite, stop } from './start-site';

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

const questions = ['/api/v1/lines?', '/api/v1/journeys?from=BL22&to=PP05&date=2026-12-01&time=08:30'];

/** Asks until it is told to stop, and then once more. */
function keepAsking(address: string, question: string) {
  const answers: string[] = [];
  let isStopped = false;
  const asking = (async () => {
    for (let isLast = false; !isLast;) {
      isLast = isStopped;
      answers.push(await ask(address, question));
    }
  })();
  return {
    answers,
    stop: async () => {
      isStopped = true;
      await asking;
      return answers;
    },
  };
}

let turn = 0;

/** Status and body, or why the request failed. */
async function ask(address: string, question: string): Promise<string> {
  turn += 1;
  try {
    // the API does not know the parameter: it only keeps the site from repeating an answer
    const response = await fetch(`${address}${question}&turn=${turn}`);
    return `${response.status} ${await response.text()}`;
  } catch (error) {
    return `failed: ${String(error)}`;
  }
}

test('a new feed takes over while requests are answered, each from one feed', async () => {
  const environment = { DATABASE_URL: database.url, DATA_DIR: folder };
  const { change } = await copySiteFeed(path.join(folder, 'gtfs'));
  await change('translations.txt', 'Line,', 'Railway,');
  // the headways of all lines, and with them the arrivals
  await change('frequencies.txt', ',0,computed', '0,0,computed');

  const site = startSite({ PORT: '0', ...environment });
  const address = await site.ready();
  const before = await Promise.all(questions.map((question) => ask(address, question)));
  const asking = questions.map((question) => keepAsking(address, question));
  expect(await runCommand('import', environment, 'gtfs', path.join(folder, 'gtfs'))).toMatchObject({
    code: 0,
  });
  await expect.poll(() => ask(address, questions[0]!)).toContain('Blue Railway');
  const after = await Promise.all(questions.map((question) => ask(address, question)));
  const answers = await Promise.all(asking.map(({ stop: stopAsking }) => stopAsking()));
  await stop(site.child, site.exit);

  for (const [index, given] of answers.entries()) {
    expect(before[index]).toMatch(/^200 /);
    expect(after[index]).not.toBe(before[index]);
    const firstNew = given.indexOf(after[index]!);
    const [old, renewed] = [given.slice(0, firstNew), given.slice(firstNew)];
    expect([...new Set(old)], questions[index]).toEqual([before[index]]);
    expect([...new Set(renewed)], questions[index]).toEqual([after[index]]);
  }
  expect(await site.exit).toMatchObject({ code: 0, errors: '' });
});
