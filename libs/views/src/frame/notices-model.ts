import { msg } from '@lingui/core/macro';
import { type Alert, type Announcement, type FareRule, isActing } from '@raang/domain';
import type { ModelContext } from '../shared/page/model-context';
import { momentWords } from '../shared/words/moment-words';
import { stationsOf } from '../shared/alerts/alert-reach';
import { isCurrent, plannedWords } from '../shared/alerts/alert-words';
import { type AlertTexts, toAlertTexts } from '../shared/alerts/alert-texts';
import { toEndedCap } from './ended-cap';

/** A notice above every page. It is in the HTML, so that it needs no JavaScript. */
export interface FrameNoticeModel extends AlertTexts {
  key: string;
  /** The alert that it tells; an announcement has none. */
  alertId?: string;
  tone: 'danger' | 'warning' | 'info';
  /** When it was published and when the next update is due, in words. */
  timing?: string;
  link?: NoticeLinkModel;
}

interface NoticeLinkModel {
  label: string;
  href: string;
  isExternal: boolean;
}

/** A severe alert in a dialog, shown once. */
export interface NoticeDialogModel extends AlertTexts {
  /** Changes when visitors who closed the dialog should see it again. */
  key: string;
  alertId: string;
  /** Its expected end, in words. */
  until?: string;
  lines: { id: string; name: string }[];
  link?: NoticeLinkModel;
}

export interface NoticesData {
  /** Alerts that are shown or act now, the most severe first. */
  alerts: readonly Alert[];
  /** Current announcements, the newest first. */
  announcements: readonly Announcement[];
  /** Of the tariff, of any time. */
  rules?: readonly FareRule[] | undefined;
  now: Date;
}

/**
 * Severe alerts, then alert announcements, a cap that has ended, banners and intros: the order of urgency for passengers on
 * their way. An intro is part of the page like the others: only a severe alert may interrupt.
 */
export function toFrameNotices(data: NoticesData, context: ModelContext): FrameNoticeModel[] {
  return [
    ...severe(data).map((alert) => ({
      key: alertKey(alert),
      alertId: alert.id,
      tone: isActing(alert, data.now) ? ('danger' as const) : ('info' as const),
      ...toAlertTexts(alert, context),
      timing: toTiming(alert, data.now, context),
      link: toAlertLink(alert, context),
    })),
    ...announced('alert', data, context),
    ...toEndedCap(data.rules ?? [], context),
    ...announced('banner', data, context),
    ...announced('intro', data, context),
  ];
}

function announced(
  kind: Announcement['kind'],
  { announcements }: NoticesData,
  context: ModelContext,
): FrameNoticeModel[] {
  const { locale } = context;
  return announcements
    .filter((announcement) => announcement.kind === kind)
    .map((announcement) => ({
      key: announcementKey(announcement),
      tone: kind === 'alert' ? 'warning' : 'info',
      title: announcement.title[locale],
      text: announcement.text[locale],
      ...toLink(announcement, context),
    }));
}

/** Severe alerts that act now, for dialogs, in order: what is only planned interrupts nobody. */
export function toNoticeDialogs(data: NoticesData, context: ModelContext): NoticeDialogModel[] {
  return severe(data)
    .filter((alert) => isActing(alert, data.now))
    .map((alert) => toAlertDialog(alert, data.now, context));
}

/** Those that act come before planned ones. */
const severe = ({ alerts, now }: NoticesData) =>
  alerts
    .filter(({ severity }) => severity === 'SEVERE')
    .toSorted((one, other) => Number(isActing(other, now)) - Number(isActing(one, now)));

/** An alert that is published again gets a new key. */
const alertKey = ({ id, saidAt }: Alert) => `alert:${id}@${saidAt}`;
const announcementKey = ({ id, version }: Announcement) => `announcement:${id}@${version}`;

function toAlertDialog(alert: Alert, now: Date, context: ModelContext): NoticeDialogModel {
  const { locale, lines } = context;
  const touched = new Set(alert.informedEntities.map(({ lineId }) => lineId as string | undefined));
  const period = alert.impactPeriods.find((one) => isCurrent(one, now));
  return {
    key: alertKey(alert),
    alertId: alert.id,
    ...toAlertTexts(alert, context),
    ...until(period?.end, context),
    lines: lines.filter(({ id }) => touched.has(id)).map(({ id, name }) => ({ id, name: name[locale] })),
    link: toAlertLink(alert, context),
  };
}

/** An alert about one station links to the station's page, any other to the service status. */
function toAlertLink(alert: Alert, { hrefs, i18n, locale }: ModelContext): NoticeLinkModel {
  const codes = stationsOf(alert);
  const [code] = codes;
  const isOfOneStation =
    codes.length === 1 && alert.informedEntities.every(({ stationCode }) => stationCode === code);
  if (code && isOfOneStation)
    return {
      label: i18n._(msg`About this station (${code})`),
      href: hrefs.station(locale, code),
      isExternal: false,
    };
  return {
    label: i18n._(msg`Service status of all lines`),
    href: hrefs.serviceStatus(locale),
    isExternal: false,
  };
}

/** A path of the site gets the page's language; a URL stays as it is. */
function toLink({ link }: Announcement, { locale, hrefs }: ModelContext): { link?: NoticeLinkModel } {
  if (!link) return {};
  const isExternal = !link.href.startsWith('/');
  const href = isExternal ? link.href : `${hrefs.home(locale)}${link.href === '/' ? '' : link.href}`;
  return { link: { label: link.label[locale], href, isExternal } };
}

const until = (end: string | undefined, context: ModelContext): { until?: string } =>
  end ? { until: momentWords(new Date(end), context) } : {};

function toTiming(alert: Alert, now: Date, context: ModelContext): string {
  const { saidAt, nextWordBy } = alert;
  const planned = plannedWords(alert, now, context);
  if (planned) return planned;
  const posted = momentWords(new Date(saidAt), context);
  if (!nextWordBy) return context.i18n._(msg`Posted ${posted}`);
  const next = momentWords(new Date(nextWordBy), context);
  return context.i18n._(msg`Posted ${posted}, next update by ${next}`);
}
