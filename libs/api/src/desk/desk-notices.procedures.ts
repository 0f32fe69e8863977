import { type Alert, asPublished, isActing, isShown, type PublishedAlert } from '@raang/domain';
import { networkTime } from '@raang/text-time';
import type { FeedContext } from '../network/feed-source';
import { endDeskAlert, publishDeskAlert, publishDeskAnnouncement } from '../notices/desk-notices.store';
import { listAlerts } from '../notices/notices.store';
import { listReports, readServiceReports, recordReport } from '../notices/service-reports.store';
import { ownEntities } from '../network/own-entities';
import { updateJob, readJob } from '../subscriptions/subscription-mails.store';
import { mostMails } from '../subscriptions/tell-subscribers';
import { desk } from './desk-builder';
import { changeAs } from './desk.context';

const foreign = 'Another source publishes the notice with this id.';

export const deskNotices = {
  alerts: desk.alerts.handler(async ({ context: { db, now } }) => {
    const [alerts, reports, job] = await Promise.all([listAlerts(db), listReports(db), readJob(db)]);
    return {
      alerts: alerts.map((alert) => {
        const { id, effect, severity, header } = alert;
        return { id, effect, severity, header, state: stateAt(alert, now()) };
      }),
      sources: reports.map(({ source, at, leftOut }) => ({
        source,
        ...(at && { at: at.toISOString() }),
        leftOut: leftOut?.counts ?? {},
        problems: leftOut?.lines ?? [],
      })),
      ...(job?.stoppedAt && { mailsStoppedAt: networkTime.toIso(job.stoppedAt) }),
    };
  }),

  publishAlert: desk.publishAlert.handler(async ({ context, input, errors }) => {
    const fields = await foreignEntities(input, context);
    if (fields.length > 0) throw errors.BAD_REQUEST({ data: { fields } });
    const alert = asPublished(input);
    return changeAs(context, async (tx, record) => {
      if ((await publishDeskAlert(tx, alert)) === 'foreign') throw errors.CONFLICT({ message: foreign });
      await recordReport(tx, 'desk', context.now());
      await record({ action: 'publishAlert', subject: alert.id, details: { alert } });
      return alert;
    });
  }),

  endAlert: desk.endAlert.handler(({ context, input, errors }) =>
    changeAs(context, async (tx, record) => {
      const ended = await endDeskAlert(tx, input.id, context.now());
      if (ended === 'unknown') throw errors.NOT_FOUND();
      if (ended === 'foreign') throw errors.CONFLICT({ message: foreign });
      await recordReport(tx, 'desk', context.now());
      await record({ action: 'endAlert', subject: input.id });
      return ended;
    }),
  ),

  confirmService: desk.confirmService.handler(({ context }) =>
    changeAs(context, async (tx, record) => {
      await recordReport(tx, 'desk', context.now());
      await record({ action: 'confirmService', subject: 'service' });
      return readServiceReports(tx, context.now());
    }),
  ),

  resumeSubscriptionMails: desk.resumeSubscriptionMails.handler(({ context }) =>
    changeAs(context, async (tx, record) => {
      const until = new Date(context.now().getTime() + mostMails.within);
      await updateJob(tx, { stoppedAt: null, unlimitedUntil: until });
      await record({ action: 'resumeSubscriptionMails', subject: 'subscriptions' });
      return { until: networkTime.toIso(until) };
    }),
  ),

  publishAnnouncement: desk.publishAnnouncement.handler(({ context, input, errors }) =>
    changeAs(context, async (tx, record) => {
      const result = await publishDeskAnnouncement(tx, input);
      if (result === 'foreign') throw errors.CONFLICT({ message: foreign });
      await record({ action: 'publishAnnouncement', subject: input.id, details: { announcement: input } });
      return input;
    }),
  ),
};

function stateAt(alert: Alert, now: Date) {
  if (isActing(alert, now)) return 'acting' as const;
  if (isShown(alert, now)) return 'shown' as const;
  const periods = [...alert.shownPeriods, ...alert.impactPeriods];
  return periods.some(({ start }) => Date.parse(start) > now.getTime())
    ? ('waiting' as const)
    : ('over' as const);
}

/** The entities of an alert that are not of this authority. Any is its own while there is no feed. */
async function foreignEntities(
  { informedEntities }: PublishedAlert,
  { db, feedSource }: Pick<FeedContext, 'db' | 'feedSource'>,
) {
  const feed = await feedSource(db);
  if (!feed) return [];
  const own = ownEntities(informedEntities, feed);
  return informedEntities.flatMap((entity, index) =>
    own.includes(entity)
      ? []
      : [
          {
            field: `informedEntities.${index}`,
            code: 'choice' as const,
            message: 'must be a line or station of this authority',
          },
        ],
  );
}
