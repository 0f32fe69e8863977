import type { Alert, Subscription } from '@raang/domain';
import { addDays, networkTime } from '@raang/text-time';
import type { MailStatus } from '../mail/mail.table';
import { extentOf, isToCome, isWorse, type LinesAt, startOf } from './extent';
import { returnMilliseconds, type SeenAlert, standingMilliseconds } from './see-alerts';
import type { Extent, Stage } from './subscriptions.table';
import { toldHoursAt } from './told-hours';

const minute = 60_000;

/** Mails to a person within ten minutes, and within a day. What is more waits for one mail with a list. */
const limits = { within: 10 * minute, mails: 3, aDay: 6 };

/** Mails to a person about one alert, and the time between them. */
const ofAlert = { mails: 3, apart: 15 * minute };

/** How long the end of an alert is news. */
const endIsNews = 60 * minute;

/** When a person is reminded of planned works, on the day before. */
const eveTime = '18:00';

/** What a person has received about an alert. */
export interface Told {
  alertKey: string;
  stage: Stage;
  mailId: string;
  /** When the mail was sent or, if it waits, posted. */
  at: Date;
  status: MailStatus;
  extent: Extent;
}

/** One thing to tell of an alert. */
export interface News {
  seen: SeenAlert;
  stage: Stage;
  extent: Extent;
}

/** A mail to one person. */
export interface PlannedMail {
  news: News[];
  /** Nothing else is sent on this day. */
  isLastOfDay: boolean;
  expiresAt: Date;
}

export interface Person {
  wish: Subscription;
  /** What began before is known to them. */
  since: Date;
  /** Earliest first. */
  told: readonly Told[];
}

/** The mails that a person gets now, by the rules of record 102. Gravest alert first. */
export function planMails(
  { wish, since, told }: Person,
  { seen, linesAt, now }: { seen: readonly SeenAlert[]; linesAt: LinesAt; now: Date },
): PlannedMail[] {
  const hours = toldHoursAt(wish, now);
  if (!hours) return [];
  const news = seen.flatMap((one) => {
    const extent = extentOf(one.alert, wish, linesAt);
    const ofIt = told.filter(({ alertKey }) => alertKey === one.key);
    const stage = extent && stageOf(one, extent, ofIt, { since, hoursStart: hours.start, now });
    return stage ? [{ seen: one, stage, extent }] : [];
  });
  const today = networkTime.dayOf(now);
  const sentToday = mailsIn(told.filter(({ at }) => networkTime.dayOf(at) === today));
  const isLately = ({ status, at }: Told) =>
    status === 'waiting' || now.getTime() - at.getTime() < limits.within;
  const sentLately = mailsIn(told.filter(isLately));
  const left = Math.min(limits.mails - sentLately, limits.aDay - sentToday);
  if (news.length === 0 || left <= 0) return [];
  // nothing was sent outside of the hours: what stands at their start goes together
  const isStart =
    now.getTime() - hours.start.getTime() < limits.within && told.every(({ at }) => at < hours.start);
  const mails = isStart || news.length > left ? [news] : news.map((one) => [one]);
  return mails.map((ofMail, index) => ({
    news: ofMail.toSorted((a, b) => b.extent.severity - a.extent.severity),
    isLastOfDay: sentToday + index + 1 === limits.aDay,
    expiresAt: ofMail.every(({ stage }) => stage === 'ended')
      ? earlier(hours.end, after(now, endIsNews))
      : hours.end,
  }));
}

/** Ids of the mails that wait and no longer say what is: the alert has ended or become worse meanwhile. */
export function mailsToWithdraw(
  { wish, told }: Pick<Person, 'wish' | 'told'>,
  { seen, linesAt }: { seen: readonly SeenAlert[]; linesAt: LinesAt },
): string[] {
  const known = new Map(seen.map((one) => [one.key, one]));
  const isOutdated = ({ alertKey, stage, extent: before }: Told) => {
    const one = known.get(alertKey);
    if (!one || (one.goneAt !== null) !== (stage === 'ended')) return true;
    const extent = extentOf(one.alert, wish, linesAt);
    return !extent || isWorse(extent, before);
  };
  return [
    ...new Set(told.filter((one) => one.status === 'waiting' && isOutdated(one)).map(({ mailId }) => mailId)),
  ];
}

/** The stage of an alert that a person has to be told of now. */
function stageOf(
  { alert, firstAt, goneAt, isOld }: SeenAlert,
  extent: Extent,
  told: readonly Told[],
  { since, hoursStart, now }: { since: Date; hoursStart: Date; now: Date },
): Stage | undefined {
  const isTold = (stage: Stage) => told.some((one) => one.stage === stage);
  const isEarly = told.some(({ at }) => now.getTime() - at.getTime() < ofAlert.apart);
  // what waits in the outbox is not told yet, and what its server rejected never will be
  if (told.length >= ofAlert.mails || isEarly || told.some(({ status }) => status !== 'sent'))
    return undefined;
  if (goneAt) {
    const endedAt = isToCome(alert, now) ? after(goneAt, returnMilliseconds) : goneAt;
    const isNews = goneAt >= hoursStart && endedAt <= now && now < after(endedAt, endIsNews);
    return isNews && told.length > 0 && !isTold('ended') && !endsAsTold(alert, firstAt, goneAt, told)
      ? 'ended'
      : undefined;
  }
  const isWorseThanTold = told.length > 0 && told.every((one) => isWorse(extent, one.extent));
  if (isWorseThanTold && !isTold('worse')) return 'worse';
  if (after(firstAt, standingMilliseconds) > now) return undefined;
  if (isEve(alert, firstAt, now) && !isTold('eve')) return 'eve';
  return !isOld && firstAt >= since && told.length === 0 ? 'begun' : undefined;
}

/** Whether planned works ended when a person had read that they would. */
function endsAsTold(alert: Alert, firstAt: Date, goneAt: Date, told: readonly Told[]): boolean {
  const end = told.at(-1)?.extent.end;
  return startOf(alert)! > firstAt && !!end && Date.parse(end) <= goneAt.getTime();
}

/** Whether it is time to remind of planned works that were announced before the eve. */
function isEve({ impactPeriods: [first] }: Alert, firstAt: Date, now: Date): boolean {
  const { start, end } = first!;
  const eve = addDays(networkTime.dayOf(new Date(start)), -1);
  const eveAt = new Date(networkTime.momentAt({ date: eve, time: eveTime }));
  return firstAt < eveAt && eveAt <= now && (!end || now < new Date(end));
}

const mailsIn = (told: readonly Told[]) => new Set(told.map(({ mailId }) => mailId)).size;
const after = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);
const earlier = (one: Date, other: Date) => (one < other ? one : other);
