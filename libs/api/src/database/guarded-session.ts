import type { PGlite } from '@electric-sql/pglite';

type Answer = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

/** What `pg` needs of PGlite. */
export interface GuardedSession {
  session: PGlite;
  /** Whether PGlite has ended. It must not be called any more, not even to close it. */
  isBroken: () => boolean;
}

/** First bytes of the messages that a server answers with ReadyForQuery: a simple query, and the end of an extended one. */
const [simpleQuery, sync] = [0x51, 0x53];

/**
 * PGlite, until a failure that ends a PostgreSQL server: a PANIC, such as a log that cannot be written, or an abort. PGlite
 * lives on after that, and its next answer never comes: it occupies the thread for ever. Every later query fails instead.
 */
export function guardSession(pglite: PGlite): GuardedSession {
  let broken: Error | undefined;
  /** The query that broke it has its error, and only waits for the end. */
  let isTold = false;

  const execProtocolStream: PGlite['execProtocolStream'] = async (message, options) => {
    const isEnd = message[0] === simpleQuery || message[0] === sync;
    if (!broken) {
      const { answers, failure } = await exchange(pglite, message, options);
      if (failure === undefined) return answers;
      broken = stopped(failure);
      isTold = !isEnd;
      const isComplete = answers.some(({ name }) => name === 'readyForQuery');
      return [...answers, ...(isEnd && !isComplete ? [ready] : [])];
    }
    if (!isEnd) return [];
    const answers = isTold ? [ready] : [broken as unknown as Answer, ready];
    isTold = false;
    return answers;
  };
  return {
    session: { waitReady: pglite.waitReady, execProtocolStream } as PGlite,
    isBroken: () => broken !== undefined,
  };
}

const ready = { name: 'readyForQuery', length: 5, status: 'I' } as unknown as Answer;

/** PGlite's answers, and the text of the failure that has ended it. */
async function exchange(pglite: PGlite, ...given: Parameters<PGlite['execProtocolStream']>) {
  try {
    const answers = await pglite.execProtocolStream(...given);
    const panic = answers.find((answer) => 'severity' in answer && answer.severity === 'PANIC');
    return { answers, failure: (panic as Error | undefined)?.message };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { answers: [stopped(failure) as unknown as Answer], failure };
  }
}

/** As a server answers that has crashed. */
function stopped(reason: string): Error {
  const error = new Error(`the embedded database has stopped, restart the site: ${reason}`);
  return Object.assign(error, { name: 'error', severity: 'FATAL', code: '57P02', length: 0 });
}
