import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type AssistantContext, clientAddressHeader } from '@raang/contract';
import type { NamedPlace } from '@raang/domain';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '../api';
import type { OpenDatabase } from '../database/database';
import { importPlaces, readPlaces } from '../gazetteer/gazetteer.import';
import { openTestApi } from '../testing/test-api';
import { embeddedDatabase } from '../testing/test-databases';

/** A row: several right values are separated by a slash. */
interface Utterance {
  text: string;
  lang: 'th' | 'en';
  context: string;
  intent: string;
  slots: string;
}

const siteContent = path.resolve(import.meta.dirname, '../../../../apps/site/content');

let database: OpenDatabase;
let api: Api;
/** What a row may call a place: its id, or a station in walking distance. */
let namesOf: (ref: string) => string[];

beforeAll(async () => {
  database = await embeddedDatabase.open('network');
  const places = await readPlaces(siteContent);
  await importPlaces(database.db, places);
  api = openTestApi(database.db);
  const known = new Map((places.records ?? []).map((place: NamedPlace) => [place.id as string, place]));
  namesOf = (ref) => [ref, ...(known.get(ref)?.near.map(({ station }) => station as string) ?? [])];
});
afterAll(() => database.close());

const fieldsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(';')
      .filter(Boolean)
      .map((field) => field.split('=') as [string, string]),
  );

/** What differs from the row; empty if nothing does. */
async function mistakesIn({ text, lang, context, intent, slots }: Utterance): Promise<string[]> {
  // each from an address of its own, which has a limit
  const client = api.clientFor(new Headers({ [clientAddressHeader]: encodeURIComponent(text) }));
  const before = fieldsOf(context) as AssistantContext;
  const answer = await client.assistant.ask({ lang, text, ...(context && { context: before }) });
  const found: Record<string, string | undefined> = { ...answer.context };
  const intents = intent.split('/');
  const isRight = ([name, values]: [string, string]) => {
    const value = found[name];
    const meant =
      value === undefined ? [] : ['from', 'to', 'station'].includes(name) ? namesOf(value) : [value];
    return values.split('/').some((right) => meant.includes(right));
  };
  return [
    ...(intents.includes(answer.intent) ? [] : [`is ${answer.intent}, not ${intent}`]),
    ...Object.entries(fieldsOf(slots))
      .filter((slot) => !isRight(slot))
      .map(([name, value]) => `${name} is ${found[name]}, not ${value}`),
  ];
}

test('questions of the golden set are understood', { timeout: 60_000 }, async () => {
  const file = await readFile(
    path.resolve(import.meta.dirname, '../testing/assistant-utterances.csv'),
    'utf8',
  );
  const rows: Utterance[] = parse(file, { columns: true });
  const wrong: string[] = [];
  for (const row of rows) {
    const mistakes = await mistakesIn(row);
    if (mistakes.length > 0) wrong.push(`${row.text} (${row.context}): ${mistakes.join('; ')}`);
  }
  const share = 1 - wrong.length / rows.length;
  expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
});
