// first: this program sets the zone that the tests use
import './setup';
import { writeSync } from 'node:fs';
import { type DatabaseOptions, openDatabase } from '../database/database';
import { openCaseApi } from './case-desk';
import { submissionOf } from './case-examples';

const concurrentCases = 4;

/**
 * Submits cases until the process is killed. Prints `sent <key>` before each, and `stored <key> <reference>` when the
 * case is acknowledged.
 */
export async function submitForever(options: Omit<DatabaseOptions, 'onError'>): Promise<void> {
  const onError = (error: Error) => {
    throw error;
  };
  const { db } = await openDatabase({ ...options, onError });
  const { client } = openCaseApi(db);
  const submitOneByOne = async () => {
    for (;;) {
      const submission = submissionOf('lost-report', { email: `${crypto.randomUUID()}@example.org` });
      // without a buffer, which would be lost with the process
      writeSync(1, `sent ${submission.idempotencyKey}\n`);
      const { reference } = await client().cases.submit(submission);
      writeSync(1, `stored ${submission.idempotencyKey} ${reference}\n`);
    }
  };
  await Promise.all(Array.from({ length: concurrentCases }, submitOneByOne));
}
