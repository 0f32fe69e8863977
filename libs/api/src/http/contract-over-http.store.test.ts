import { createApiClient } from '@raang/api-client';
import { examples } from '@raang/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importContentFolder, readContent } from '../content-folder.import';
import type { OpenDatabase } from '../database/database';
import { alertsYaml, announcementsYaml, foundItemsYaml, placesYaml } from '../testing/content-lists';
import { articleFile, createContentFolder } from '../testing/content-folder';
import { contractCalls } from '../testing/contract-calls';
import { openTestApi, testNow } from '../testing/test-api';
import { storeDatabases } from '../testing/test-databases';

/** Resolves with the result of a call, or with its error. */
const outcomeOf = (call: Promise<unknown>): Promise<{ result?: unknown; code?: string }> =>
  call.then(
    (result) => ({ result }),
    ({ code, status, message, data }) => ({ code, status, message, data }),
  );

/** A file by its name, type and bytes: it also has the moment at which the object was made. */
const contentOf = async (result: unknown) =>
  result instanceof File ? [result.name, result.type, await result.bytes()] : result;

describe.each(storeDatabases)('over HTTP, on $name', ({ open }) => {
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
    test('responds to its example as in process, with the fields of the contract', async () => {
      const result = await call(overHttp, example.input);
      expect(await contentOf(result)).toEqual(await contentOf(await call(inProcess, example.input)));
      expect(output.parse(result)).toEqual(result);
      expect(result).not.toEqual([]);
    });

    test('responds to other inputs as in process, with every declared error', async () => {
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

/** Imports the data that the examples of the contract request. */
async function importExamples({ db }: OpenDatabase): Promise<void> {
  const content = await createContentFolder();
  const { group, category, id } = examples.content.item.input;
  for (const locale of ['th', 'en'])
    await content.write(`${group}/${category}/${id}.${locale}.md`, articleFile({ lines: '[blue]' }));
  await content.write('alerts.yaml', alertsYaml);
  await content.write('announcements.yaml', announcementsYaml);
  await content.write('found-items.yaml', foundItemsYaml);
  await content.write('places.yaml', placesYaml);
  await importContentFolder(db, await readContent(content.folder), { lines: ['blue'], now: () => testNow });
  await content.close();
}
