import { msg } from '@lingui/core/macro';
import type { Line, StationSummary, Subscription } from '@raang/domain';
import { severityWords, weekdayWords } from '@raang/forms';
import { formatServiceTime } from '@raang/i18n';
import type { ModelContext } from '../shared/page/model-context';
import { toWatchedLines } from './watched-lines-model';

/** What a subscription is about, in words. */
export interface WishModel {
  lines: string[];
  stations: string[];
  /** Days and hours. */
  when: string;
  severity: string;
}

export interface WishData {
  subscription: Subscription;
  lines: readonly Line[];
  stations: readonly StationSummary[];
}

export function toWish({ subscription, lines, stations }: WishData, context: ModelContext): WishModel {
  const { i18n, locale } = context;
  const labels = new Map(toWatchedLines(lines, context).map(({ value, label }) => [value, label]));
  const names = new Map(stations.map(({ code, name }) => [code, `${name[locale]} (${code})`]));
  return {
    lines: subscription.lines.map((line) => labels.get(line) ?? line),
    stations: subscription.stations.map((code) => names.get(code) ?? code),
    when: whenWords(subscription, context),
    severity: i18n._(severityWords[subscription.severity]),
  };
}

function whenWords({ days, from, until }: Subscription, { i18n, locale }: ModelContext): string {
  const dayList = days.map((day) => i18n._(weekdayWords[day])).join(', ');
  const dayWords = days.length % 7 === 0 ? i18n._(msg`Every day`) : dayList;
  if (from === undefined || until === undefined) return i18n._(msg`${dayWords}, the whole day`);
  const start = formatServiceTime(secondsOf(from), locale);
  const end = formatServiceTime(secondsOf(until), locale);
  return i18n._(msg`${dayWords}, from ${start} until ${end}`);
}

function secondsOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return hours * 3600 + minutes * 60;
}
