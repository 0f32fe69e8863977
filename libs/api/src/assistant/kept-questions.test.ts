import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type AssistantAnswer, clientAddressHeader } from '@raang/contract';
import { type Locale, locales, type SiteTarget } from '@raang/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { importContentFolder, readContent } from '../content-folder.import';
import type { OpenDatabase } from '../database/database';
import { openTestApi, testNow } from '../testing/test-api';
import { embeddedDatabase } from '../testing/test-databases';

/** A question in both languages, and what a right answer has. */
interface KeptQuestion {
  th: string;
  en: string;
  /** The only day on which the answer is right. */
  on?: string;
  intent: AssistantAnswer['intent'];
  says?: Record<Locale, string[]>;
  source: string | Record<Locale, string>;
}

const read = async (file: string) => readFile(path.resolve(import.meta.dirname, file), 'utf8');
const questions: KeptQuestion[] = parse(await read('../testing/assistant-questions.yaml'));
const siteContent = path.resolve(import.meta.dirname, '../../../../apps/site/content');
const lines = ['blue', 'purple', 'yellow', 'pink'];

let database: OpenDatabase;
beforeAll(async () => {
  database = await embeddedDatabase.open('network');
  await importContentFolder(database.db, await readContent(siteContent), { lines, now: () => testNow });
}, 120_000);
afterAll(() => database.close());

/** What the answer shows, as lines of text. */
const shownIn = ({ text, cards }: AssistantAnswer): string =>
  [
    text,
    ...cards.flatMap(({ title, rows }) => [title, ...rows.map(({ name, value }) => `${name}: ${value}`)]),
  ].join('\n');

function short(target: SiteTarget): string {
  switch (target.type) {
    case 'page':
      return target.page;
    case 'category':
      return `${target.group}/${target.category}`;
    case 'item':
      return `${target.group}/${target.category}/${target.id}`;
    case 'station':
      return target.code;
    case 'journey':
      return `${target.from ?? ''}>${target.to ?? ''}`;
  }
}

test('at least 60 questions are kept', () => {
  expect(new Set(questions.map(({ th }) => th)).size).toBeGreaterThanOrEqual(60);
  expect(new Set(questions.map(({ en }) => en)).size).toBeGreaterThanOrEqual(60);
});

// the day before the last day of the cap, and the second day after it
describe.each(['2026-11-29', '2026-12-02'])('on %s', (day) => {
  const asked = questions.filter(({ on = day }) => on === day);
  test.each(locales.flatMap((lang) => asked.map((question) => ({ lang, text: question[lang], question }))))(
    '$lang: $text',
    async ({ lang, text, question: { intent, says, source } }) => {
      const api = openTestApi(database.db, { now: () => new Date(`${day}T12:00:00+07:00`) });
      // each from an address of its own, which has a limit
      const client = api.clientFor(new Headers({ [clientAddressHeader]: encodeURIComponent(day + text) }));
      const answer = await client.assistant.ask({ lang, text });
      expect(answer.intent).toBe(intent);
      for (const fact of says?.[lang] ?? []) expect(shownIn(answer)).toContain(String(fact));
      const targets = answer.sources.map(({ target }) => short(target));
      expect(targets).toContain(typeof source === 'string' ? source : source[lang]);
    },
  );
});
