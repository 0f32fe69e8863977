import { type Database, forgetAlertsFeed, type openFileStore, pollAlerts, startUpkeep } from '@raang/api';
import { sendMails } from './send-mails';
import type { StartFacts } from './start-facts';

interface Worked {
  db: Database;
  files: ReturnType<typeof openFileStore>;
  feedSource: Parameters<typeof pollAlerts>[0]['feedSource'];
}

/** What runs beside requests: polling of alerts, mails, the tidying of the store. */
export async function openJobs(facts: StartFacts, worked: Worked, opened: AsyncDisposableStack) {
  const { env, log, now, publicUrl } = facts;
  const { db, files, feedSource } = worked;
  if (!env.ALERTS_URL) await forgetAlertsFeed(db);
  const alerts = env.ALERTS_URL ? pollAlerts({ db, url: env.ALERTS_URL, feedSource, now, log }) : undefined;
  const mails = sendMails(env, { db, publicUrl, now, log });
  const upkeep = startUpkeep({ db, files, now, log });
  // together: each may wait for a server
  opened.defer(async () => {
    await Promise.all([alerts?.stop(), mails.stop(), upkeep.stop()]);
  });
  return { alerts };
}
