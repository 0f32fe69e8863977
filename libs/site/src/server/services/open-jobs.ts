import {
  createRequestHeaders,
  type Database,
  type Keys,
  type openFileStore,
  pollAlertFeeds,
  startTelling,
  startUpkeep,
} from '@raang/api';
import { sendMails } from './send-mails';
import type { StartFacts } from './start-facts';

interface Worked {
  db: Database;
  files: ReturnType<typeof openFileStore>;
  feedSource: Parameters<typeof pollAlertFeeds>[1]['feedSource'];
  secrets: Keys;
}

/** What runs beside requests: polling of alerts, mails about them, mails, the tidying of the store. */
export async function openJobs(facts: StartFacts, worked: Worked, opened: AsyncDisposableStack) {
  const { env, edition, log, now, publicUrl } = facts;
  const { db, files, feedSource, secrets } = worked;
  const headersFile = env.REALTIME_HEADERS_FILE;
  const headersFor = headersFile ? createRequestHeaders(headersFile) : undefined;
  const withExamples = edition === 'demonstration';
  const alerts = await pollAlertFeeds(env.ALERTS_URL ?? [], {
    db,
    feedSource,
    now,
    log,
    headersFor,
    withExamples,
  });
  const telling = startTelling({ db, feedSource, secrets, publicUrl, now, log });
  const mails = sendMails(env, { db, publicUrl, now, log });
  const upkeep = startUpkeep({ db, files, now, log });
  // together: each may wait for a server
  opened.defer(async () => {
    await Promise.all([alerts.stop(), telling.stop(), mails.stop(), upkeep.stop()]);
  });
  return { alerts, telling };
}
