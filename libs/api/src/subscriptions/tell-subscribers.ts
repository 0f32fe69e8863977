import type { StationCode } from '@raang/domain';
import type { Database } from '../database/database';
import { rowChanges } from '../database/row-changes';
import { expireMails, withdrawMails } from '../mail/mail.store';
import type { FeedSource } from '../network/feed-source';
import type { Keys } from '../settings/derive-secret';
import { readCurrentAlerts } from './current-alerts.store';
import { disruptionMail } from './disruption.mail';
import type { LinesAt } from './extent';
import { mailsToWithdraw, planMails } from './plan-mails';
import { returnMilliseconds, seeAlerts, type SeenAlert } from './see-alerts';
import {
  countPosted,
  forgetOldAlerts,
  forgetUnsent,
  type Job,
  leaseJob,
  listSeenAlerts,
  listWatching,
  type MailOfSubscription,
  postMails,
  readJob,
  storeSeenAlerts,
  toldBySubscription,
  updateJob,
} from './subscription-mails.store';
import { tokenOf } from './subscription-tokens';
import { toSubscription } from './subscriptions.store';
import { watchersOf } from './watched';

const minute = 60_000;

/** A process that dies leaves its work to the others then. */
const leaseMilliseconds = 5 * minute;

/** More mails than that in ten minutes are a mistake until the desk says otherwise. */
export const mostMails = { mails: 20_000, within: 10 * minute } as const;

/** Subscriptions that are read, and mails that are posted, at once: the embedded database has one connection. */
const atOnce = 200;

/** How long an alert that is gone may still be told of: until it cannot come back, and an hour of news. */
const afterwards = returnMilliseconds + 60 * minute;

export interface TellOptions {
  db: Database;
  feedSource: FeedSource;
  /** They sign the tokens in mails. */
  keys: Keys;
  publicUrl: string;
  now: () => Date;
  log: {
    info: (detail: object, line: string) => void;
    error: (detail: object, line: string) => void;
  };
  /** Most mails in ten minutes. */
  most?: number;
}

/** One run, unless another process has its own. Returns the job as it is afterwards. */
export async function tellSubscribers(options: TellOptions): Promise<Job | undefined> {
  const { db, now: clock } = options;
  const now = clock();
  const job = await leaseJob(db, new Date(now.getTime() + leaseMilliseconds), now);
  if (!job) return readJob(db);
  try {
    await expireMails(db, now);
    await forgetUnsent(db);
    const seen = await lookAtAlerts(db, job, now);
    const planned = await plan(options, seen, now);
    if (planned.length > 0) await postUnlessTooMany(options, planned, { job, now });
    await forgetOldAlerts(db, now);
  } finally {
    await updateJob(db, { leasedUntil: now });
  }
  return readJob(db);
}

/** Notes what the alerts are now, and returns those that may be told of. */
async function lookAtAlerts(db: Database, job: Job, now: Date): Promise<SeenAlert[]> {
  const { current, reportedAt } = await readCurrentAlerts(db, job, now);
  const before = await listSeenAlerts(db);
  const seen = seeAlerts(before, current, now);
  await db.transaction(async (tx) => {
    await storeSeenAlerts(tx, rowChanges(seen, before, ({ key }) => key).changed);
    await updateJob(tx, { ranAt: now, reportedAt });
  });
  return seen.filter(({ goneAt }) => !goneAt || now.getTime() - goneAt.getTime() <= afterwards);
}

/** The mails of this run. Withdraws those of earlier runs that no longer say what is. */
async function plan(
  { db, feedSource }: TellOptions,
  seen: readonly SeenAlert[],
  now: Date,
): Promise<MailOfSubscription[]> {
  if (seen.length === 0) return [];
  const network = (await feedSource(db))?.network;
  const linesAt: LinesAt = (station: StationCode) => network?.stations.get(station)?.lineIds ?? [];
  const watched = watchersOf(
    seen.flatMap(({ alert }) => alert.informedEntities),
    (line) => network?.lines.get(line)?.stations ?? [],
  );
  const planned: MailOfSubscription[] = [];
  for (let after: string | undefined; ;) {
    const rows = await listWatching(db, watched, { after, count: atOnce });
    const toldOf = await toldBySubscription(
      db,
      rows.map(({ id }) => id),
    );
    const outdated: string[] = [];
    for (const row of rows) {
      const person = { wish: toSubscription(row), since: row.since, told: toldOf.get(row.id) ?? [] };
      outdated.push(...mailsToWithdraw(person, { seen, linesAt }));
      planned.push(...planMails(person, { seen, linesAt, now }).map((mail) => ({ row, planned: mail })));
    }
    if (outdated.length > 0) await withdrawMails(db, outdated, now);
    after = rows.at(-1)?.id;
    if (rows.length < atOnce) return planned;
  }
}

/** Posts the mails, unless they are too many: then the job stops until the desk lets it go on. */
async function postUnlessTooMany(
  { db, feedSource, keys, publicUrl, log, most = mostMails.mails }: TellOptions,
  planned: readonly MailOfSubscription[],
  { job, now }: { job: Job; now: Date },
): Promise<void> {
  if (job.stoppedAt) return;
  const isUnlimited = job.unlimitedUntil !== null && now < job.unlimitedUntil;
  const posted = await countPosted(db, new Date(now.getTime() - mostMails.within));
  if (!isUnlimited && posted + planned.length > most) {
    await updateJob(db, { stoppedAt: now });
    log.error(
      { mails: posted + planned.length, most },
      'too many mails about disruptions in ten minutes: none are posted until the desk runs resume-mails',
    );
    return;
  }
  const names = (await feedSource(db))?.network ?? { lines: new Map(), stations: new Map() };
  const write = ({ row, planned: mail }: MailOfSubscription) =>
    disruptionMail(mail, { locale: row.locale, token: tokenOf(row.id, keys), publicUrl, names });
  for (let first = 0; first < planned.length; first += atOnce)
    await postMails(db, planned.slice(first, first + atOnce), { write, now });
  log.info({ mails: planned.length }, 'mails about disruptions were posted');
}
