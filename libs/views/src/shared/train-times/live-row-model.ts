import { msg } from '@lingui/core/macro';
import type { CrowdingLevel, Departure, DirectionDepartures } from '@raang/domain';
import type { ModelContext } from '../page/model-context';
import { type MomentModel, toMoment, toTrainTime } from '../words/moment-words';

/** What live data add to a row of one train. */
export interface LiveRowModel {
  /** The browser counts minutes down to this moment. */
  due?: string | undefined;
  /** The scheduled time or platform, if it is another one. */
  was?: MomentModel | undefined;
  platformWas?: string | undefined;
  /** It does not come, and its time is struck. */
  missing?: string | undefined;
  /** The time is that of live data, that of the timetable, or only known as of a while ago. */
  source?: 'live' | 'timetable' | undefined;
  asOf?: MomentModel | undefined;
  /** Its source is not sure of the time. */
  isAbout?: boolean | undefined;
  isExample?: boolean | undefined;
  isExtra?: boolean | undefined;
  crowding?: { level: CrowdingLevel; text: string } | undefined;
}

/** One train. */
export type SingleDeparture = Exclude<Departure, { kind: 'headway' }>;

/** From here on the clock time says more than minutes. */
const countedMinutes = 20;
const arrivingSeconds = 30;

/** What a row says of a train that live data know, or may not know any more. */
export function toLiveRow(
  departure: SingleDeparture,
  { live: state }: Pick<DirectionDepartures, 'live'>,
  now: Date,
  context: ModelContext,
): LiveRowModel & { wait?: string | undefined } {
  const { live } = departure;
  if (!live) return state.state === 'none' ? {} : { source: 'timetable' };
  const common = {
    isExample: state.example,
    crowding: departure.crowding && {
      level: departure.crowding.level,
      text: crowdingWords(departure.crowding.level, context),
    },
    platformWas: departure.kind === 'timetable' ? departure.scheduledPlatform : undefined,
  };
  const missing = missingWords(live.status, context);
  if (missing) return { isExample: state.example, missing };
  const isNew = state.state === 'live';
  const seconds = (Date.parse(departure.departure) - now.getTime()) / 1000;
  const isCounted = isNew && !live.isAbout && seconds < countedMinutes * 60;
  return {
    ...common,
    source: isNew ? 'live' : undefined,
    asOf: isNew ? undefined : toMoment(new Date(live.asOf), context),
    isAbout: live.isAbout,
    isExtra: live.status === 'extra',
    was: wasOf(departure, context),
    due: isCounted ? departure.departure : undefined,
    wait: isCounted ? countdownWords(seconds, context) : undefined,
  };
}

function missingWords(status: string | undefined, { i18n }: ModelContext): string | undefined {
  if (status === 'cancelled') return i18n._(msg`Cancelled`);
  return status === 'skipped' ? i18n._(msg`Does not stop here`) : undefined;
}

/** Less than a minute counts as on time. */
function wasOf(departure: SingleDeparture, context: ModelContext): MomentModel | undefined {
  if (departure.kind !== 'timetable' || !departure.scheduled) return undefined;
  const isElsewhen = departure.live?.status === 'late' || departure.live?.status === 'early';
  return isElsewhen ? toTrainTime(new Date(departure.scheduled), context) : undefined;
}

/** `3 min`, or that it comes in. */
function countdownWords(seconds: number, { i18n }: ModelContext): string {
  const { minutes, arriving } = countdownTemplate({ i18n });
  return seconds < arrivingSeconds
    ? arriving
    : minutes.replace('{n}', String(Math.max(1, Math.floor(seconds / 60))));
}

/** The words of a countdown, which the browser has too: `{n}` stands for the number. */
function countdownTemplate({ i18n }: Pick<ModelContext, 'i18n'>): {
  minutes: string;
  arriving: string;
} {
  const n = '{n}';
  return { minutes: i18n._(msg`${n} min`), arriving: i18n._(msg`Arriving`) };
}

const crowdingNames = {
  'many-seats': msg`Many seats`,
  'few-seats': msg`Few seats`,
  'standing-room': msg`Standing room`,
  crowded: msg`Crowded`,
  full: msg`Full`,
  'not-boarding': msg`Not boarding`,
};

const crowdingWords = (level: CrowdingLevel, { i18n }: ModelContext): string => i18n._(crowdingNames[level]);
