import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/database';
import { mailsOf, openCaseApi } from '../testing/case-desk';
import { submissionOf } from '../testing/case-examples';
import type { DatabasePlace } from '../testing/database-engines';
import { testDatabases } from '../testing/test-databases';
import { caseEvents, cases } from './cases.table';

/** More kills come with the test of the built site, crash.spec.ts. */
const rounds = 2;
const acknowledgedPerRound = 25;

/** Node cannot load our sources: vite resolves their imports. */
const child = `
  const { runnerImport } = await import('vite');
  const resolve = { noExternal: [/^@raang\\//], conditions: ['@raang/source', 'node', 'module', 'import'] };
  const { module } = await runnerImport(process.argv[1], { environments: { inline: { resolve } } });
  await module.submitForever(JSON.parse(process.argv[2]));
`;

/** Runs a process that submits cases, kills it in the middle of its work, and returns what it printed. */
async function submitUntilKilled({ options }: DatabasePlace) {
  const module = path.join(import.meta.dirname, '../testing/submitting-process.ts');
  const args = ['--input-type=module', '-e', child, module, JSON.stringify(options)];
  const running = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  running.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    if ((printed.match(/stored/g) ?? []).length >= acknowledgedPerRound) running.kill('SIGKILL');
  });
  const [, signal] = await once(running, 'close');
  expect(signal).toBe('SIGKILL');
  const lines = printed.split('\n').slice(0, -1);
  return {
    sent: lines.flatMap((line) => line.match(/^sent (\S+)$/)?.slice(1) ?? []),
    stored: lines.flatMap((line) => {
      const [, key, reference] = line.match(/^stored (\S+) (\S+)$/) ?? [];
      return key && reference ? [{ key, reference }] : [];
    }),
  };
}

describe.each(testDatabases)('a process that is killed while it stores cases on $name', ({ create }) => {
  it('loses no acknowledged case and no mail, and a repetition makes no second case', async () => {
    const place = await create('empty');
    const sent: string[] = [];
    const stored: { key: string; reference: string }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const printed = await submitUntilKilled(place);
      sent.push(...printed.sent);
      stored.push(...printed.stored);
    }
    expect(stored.length).toBeGreaterThanOrEqual(rounds * acknowledgedPerRound);
    const { db, close } = await openDatabase(place.options);
    const rows = await db.select().from(cases);
    const referenceOf = new Map<string, string>(rows.map((row) => [row.idempotencyKey, row.reference]));
    for (const { key, reference } of stored) expect([key, referenceOf.get(key)]).toEqual([key, reference]);
    // a case is there with all of its rows, acknowledged or not
    for (const { reference } of rows) {
      const events = await db.select().from(caseEvents).where(eq(caseEvents.reference, reference));
      const mails = await mailsOf(db, reference);
      expect([reference, events.length, mails.length]).toEqual([reference, 2, 1]);
    }
    // what a person does who got no response
    const api = openCaseApi(db);
    for (const idempotencyKey of sent)
      await api.client().cases.submit(submissionOf('lost-report', { idempotencyKey, email: undefined }));
    const keys = (await db.select().from(cases)).map((row) => row.idempotencyKey);
    expect(keys.toSorted()).toEqual(sent.toSorted());
    await close();
    await place.remove();
  }, 120_000);
});
