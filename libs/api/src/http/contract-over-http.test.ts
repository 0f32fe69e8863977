import { createApiClient } from '@raang/api-client';
import { examples } from '@raang/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importContentFolder, readContent } from '../content-folder.import';
import type { OpenDatabase } from '../database/database';
import { alertsYaml, announcementsYaml, foundItemsYaml } from '../testing/content-lists';
import { articleFile, createContentFolder } from '../testing/content-folder';
import { contractCalls } from '../testing/contract-calls';
import { openTestApi, testNow } from '../testing/test-api';
import { testDatabases } from '../testing/test-databases';

/** Resolves with an answer or with the error in its place. */
const outcomeOf = (answering: Promise<unknown>): Promise<{ answer?: unknown; code?: string }> =>
  answering.then(
    (answer) => ({ answer }),
    ({ code, status, message, data }) => ({ code, status, message, data }),
  );

describe.each(testDatabases)('over HTTP, on $name', ({ open }) => {
  let database: OpenDatabase;
  let inProcess: object;
  let overHttp: object;

  beforeAll(async () => {
    database = await open('network');
    await importExamples(database);
    const api = openTestApi(database.db);
    inProcess = api.clientFor(new Headers());
    overHttp = createApiClient({ baseUrl: 'http://localhost', fetch: api.handle });
  });
  afterAll(() => database.close());

  describe.each(contractCalls)('$name', ({ example, output, errors, variations, call }) => {
    test('answers its example as in process, and as the contract declares', async () => {
      const answer = await call(overHttp, example.input);
      expect(answer).toEqual(await call(inProcess, example.input));
      expect(output.parse(answer)).toEqual(answer);
      expect(answer).not.toEqual([]);
    });

    test('answers every other input as in process, with each error that the contract declares', async () => {
      const codes = new Set<string>();
      for (const input of variations) {
        const outcome = await outcomeOf(call(overHttp, input));
        expect(outcome, JSON.stringify(input)).toEqual(await outcomeOf(call(inProcess, input)));
        if (outcome.code) codes.add(outcome.code);
      }
      expect([...codes].toSorted()).toEqual(errors.toSorted());
    });
  });
});

/** Imports what the examples of the contract ask for. */
async function importExamples({ db }: OpenDatabase): Promise<void> {
  const content = await createContentFolder();
  const { group, category, id } = examples.content.item.input;
  for (const locale of ['th', 'en'])
    await content.write(`${group}/${category}/${id}.${locale}.md`, articleFile({ lines: '[blue]' }));
  await content.write('alerts.yaml', alertsYaml);
  await content.write('announcements.yaml', announcementsYaml);
  await content.write('found-items.yaml', foundItemsYaml);
  await importContentFolder(db, await readContent(content.folder), { lines: ['blue'], now: () => testNow });
  await content.close();
}
