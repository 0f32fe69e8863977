import type { JourneyEnd, JourneyMode, Locale, NamedPlace, StationCode, StationSummary } from '@raang/domain';
import { readDate, readTime, writeTime, networkTime } from '@raang/text-time';
import { eraOf } from '@raang/i18n';
import type { JourneySearchQuery } from '../shared/page/model-context';
import { endOf, readStation, type TypedStation } from '../shared/station-field/typed-station';

/** The query of the journey search, as typed. */
export type TypedJourneyQuestion = { [Field in keyof JourneySearchQuery]?: string | undefined };

type JourneyPreference = 'fastest' | 'fewest-changes';

export interface JourneyQuestion {
  from: TypedStation;
  to: TypedStation;
  mode: JourneyMode;
  prefer: JourneyPreference;
  isStepFree: boolean;
  /** Simulated trains count too. */
  wantsExamples: boolean;
  /** `day` and `clock` are absent if the field is empty or invalid. */
  date: { typed: string; day?: string | undefined };
  time: { typed: string; clock?: string | undefined };
  /** Requested day and time; absent if one of them is invalid. */
  at?: { date: string; time: string } | undefined;
  /** The result depends on the current time. */
  isAboutNow: boolean;
  /** Mode, preference, step-free or examples had an unknown value, which is ignored. */
  hasUnknownChoice: boolean;
}

const modes: readonly string[] = ['depart', 'arrive', 'last'] satisfies JourneyMode[];

/** Reads the fields of the journey form. Keeps what was typed beside what it means. */
export function readJourneyQuestion(
  typed: TypedJourneyQuestion,
  stations: readonly StationSummary[],
  { locale, now, places }: { locale: Locale; now: Date; places?: readonly NamedPlace[] | undefined },
): JourneyQuestion {
  const { from = '', to = '', mode = '', prefer = '', stepFree = '', example = '' } = typed;
  // a form without JavaScript sends the fields that its choice hides
  const { date = '', time = '' } = mode === 'now' ? {} : typed;
  const day = date === '' ? undefined : readDate(date, eraOf(locale));
  const clock = time === '' ? undefined : readTime(time);
  const isClear = (date === '' || day !== undefined) && (time === '' || clock !== undefined);
  const isLast = mode === 'last';
  const [today, current] = [networkTime.dayOf(now), writeTime(networkTime.secondsOf(now))];
  const isToday = day === undefined || day === today;
  const usual = isLast && !isToday ? noon : current;
  // a last train that has left by now is no answer
  const earliest = isLast && isToday && clock !== undefined && clock < current ? current : clock;
  const at = isClear ? { date: day ?? today, time: earliest ?? usual } : undefined;
  return {
    from: readStation(from.trim(), stations, places),
    to: readStation(to.trim(), stations, places),
    mode: modes.includes(mode) ? (mode as JourneyMode) : 'depart',
    prefer: prefer === 'fewest-changes' ? prefer : 'fastest',
    isStepFree: stepFree === 'yes',
    wantsExamples: example === 'live',
    date: { typed: date, day },
    time: { typed: time, clock },
    at,
    isAboutNow: day === undefined || (isLast ? isToday : clock === undefined),
    hasUnknownChoice:
      !['', 'now', ...modes].includes(mode) ||
      !['', 'fastest', 'fewest-changes'].includes(prefer) ||
      !['', 'yes'].includes(stepFree) ||
      !['', 'live'].includes(example),
  };
}

/** The last train of another day is one of its evening. */
const noon = '12:00';

/** Returns the query for a URL: valid values only, without defaults. */
export function toJourneyQuery({
  from,
  to,
  mode,
  prefer,
  isStepFree,
  wantsExamples,
  date,
  time,
}: JourneyQuestion): JourneySearchQuery {
  const ends = { from: endOf(from), to: endOf(to) };
  return {
    ...(ends.from && { from: ends.from }),
    ...(ends.to && { to: ends.to }),
    ...(mode !== 'depart' && { mode }),
    ...(date.day && { date: date.day }),
    ...(time.clock && { time: time.clock }),
    ...(prefer !== 'fastest' && { prefer }),
    ...(isStepFree && { stepFree: 'yes' }),
    ...(wantsExamples && { example: 'live' }),
  };
}

/** The query for the planner, or for the departures of one of our own stations; undefined if it is incomplete. */
export type TravelQuestion =
  | {
      kind: 'journeys';
      ask: {
        from: JourneyEnd;
        to: JourneyEnd;
        date: string;
        time: string;
        mode: JourneyMode;
        prefer: JourneyPreference;
        stepFree: boolean;
        example?: 'live';
      };
    }
  | { kind: 'departures'; ask: { code: StationCode; at: string } };

/** Returns what to ask the API. Returns undefined if start or time is missing or unknown. */
export function toTravelQuestion(question: JourneyQuestion): TravelQuestion | undefined {
  const { to, at, mode, prefer, isStepFree, wantsExamples } = question;
  const [start, end, { station }] = [endOf(question.from), endOf(to), question.from];
  if (!start || !at) return undefined;
  if (start && end)
    return {
      kind: 'journeys',
      ask: {
        from: start,
        to: end,
        ...at,
        mode,
        prefer,
        stepFree: isStepFree,
        ...(wantsExamples && { example: 'live' }),
      },
    };
  // of other systems the timetable has no departures that the authority could vouch for
  if (to.typed !== '' || !station?.isOwn) return undefined;
  return { kind: 'departures', ask: { code: station.code, at: networkTime.momentAt(at) } };
}
