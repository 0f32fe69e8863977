import { msg, plural } from '@lingui/core/macro';
import type { LiveCall, LiveState, RideLeg } from '@raang/domain';
import type { ModelContext } from '../shared/page/model-context';
import { crowdingWords } from '../shared/train-times/live-row-model';
import { toMoment } from '../shared/words/moment-words';

/** What live data say of the train of a ride. */
export interface LiveRideModel {
  /** How the train runs: `4 min late`; undefined if nobody knows a schedule. */
  status?: string | undefined;
  /** The times are old: `as of 08:40`. Otherwise they are live. */
  asOf?: string | undefined;
  isExample: boolean;
  crowding?: string | undefined;
}

/** A sentence about a ride that a passenger must not miss. */
export interface RideNoticeModel {
  tone: 'warning' | 'neutral';
  text: string;
}

/** @param state of all live data behind the journey */
export function toLiveRide(
  { live, crowding }: RideLeg,
  state: LiveState | undefined,
  context: ModelContext,
): LiveRideModel | undefined {
  if (!live) return undefined;
  const time = toMoment(new Date(live.asOf), context).text;
  return {
    status: statusWords(live, context),
    asOf: state?.state === 'live' ? undefined : context.i18n._(msg`as of ${time}`),
    isExample: state?.example ?? false,
    crowding: crowding && crowdingWords(crowding.level, context),
  };
}

function statusWords({ status, delaySeconds = 0 }: LiveCall, { i18n }: ModelContext): string | undefined {
  const minutes = Math.round(Math.abs(delaySeconds) / 60);
  switch (status) {
    case 'on-time':
      return i18n._(msg`on time`);
    case 'late':
      return i18n._(msg`${plural(minutes, { one: '# minute', other: '# minutes' })} late`);
    case 'early':
      return i18n._(msg`${plural(minutes, { one: '# minute', other: '# minutes' })} early`);
    case 'extra':
      return i18n._(msg`Extra train`);
    default:
      return undefined;
  }
}

/** What may go wrong with a train, and where it leaves from. */
export function toRideNotices(
  { connection, platform, scheduledPlatform: platformWas }: RideLeg,
  { i18n }: ModelContext,
): RideNoticeModel[] {
  const risk = connection && riskWords[connection.risk];
  return [
    ...(risk ? [{ tone: 'warning' as const, text: i18n._(risk) }] : []),
    ...(platform && platformWas
      ? [{ tone: 'warning' as const, text: i18n._(msg`Platform ${platform} instead of ${platformWas}`) }]
      : []),
  ];
}

const riskWords = {
  safe: undefined,
  tight: msg`Tight change: less than a minute to spare`,
  'at-risk': msg`You may miss this train, because its time or that of the train before is not certain`,
  missed: msg`You will miss this train`,
};
