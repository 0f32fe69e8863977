import type { APIRequestContext } from '@playwright/test';
import type { DirectionDepartures, Journey, Line, LineId, RiderCategory, StationCode } from '@raang/domain';

export type DayType = 'weekday' | 'saturday' | 'sunday-holiday';

/** Ordinary days within the timetable: a fixed day makes the tests independent of the current date. */
const dates: Record<DayType, string> = {
  weekday: '2027-02-03',
  saturday: '2027-02-06',
  'sunday-holiday': '2027-02-07',
};

/** A direction of a line at a station. */
export interface Way {
  line: LineId;
  station: StationCode;
  next: StationCode;
  terminus: StationCode;
}

export interface Ends {
  from: string;
  to: string;
}

interface JourneysAnswer {
  journeys: Journey[];
  riderCategories: RiderCategory[];
}

/** What the journey planner of a site says. */
export function createPlanner(request: APIRequestContext) {
  const cache = new Map<string, Promise<unknown>>();

  function get<Answer>(path: string, query: Record<string, string> = {}): Promise<Answer> {
    const address = `/api/v1${path}?${new URLSearchParams(query)}`;
    const answer = cache.get(address) ?? request.get(address).then((response) => response.json());
    cache.set(address, answer);
    return answer as Promise<Answer>;
  }

  const journeys = (query: Ends & Record<string, string>) => get<JourneysAnswer>('/journeys', query);

  return {
    lines: () => get<Line[]>('/lines', { isOwn: 'true' }),

    stations: () => get<{ code: StationCode; name: { en: string } }[]>('/stations', { isOwn: 'true' }),

    /** The last time to leave. */
    leaveBy: async (ends: Ends, day: DayType) => {
      const asked = { ...ends, date: dates[day], time: '12:00', mode: 'last' };
      return clockOf((await journeys(asked)).journeys[0]!.departure);
    },

    /** The first train of a direction. */
    firstTrain: async ({ station, line, next }: Way, day: DayType) => {
      const at = `${dates[day]}T12:00:00+07:00`;
      const { directions } = await get<{ directions: DirectionDepartures[] }>(
        `/stations/${station}/departures`,
        { at },
      );
      const found = directions.find((one) => one.lineId === line && one.nextStation === next);
      return clockOf(found!.first!);
    },

    /** On a direct train. */
    runningSeconds: async (ends: Ends) => {
      const found = await journeys({ ...ends, date: dates.weekday, time: '12:00' });
      const direct = found.journeys.find(({ legs }) => legs.length === 1 && legs[0]!.kind === 'ride');
      return direct!.legs[0]!.durationSeconds;
    },

    /** With changes and waiting. */
    journeySeconds: async (ends: Ends, day: DayType, time: string) =>
      (await journeys({ ...ends, date: dates[day], time })).journeys[0]!.durationSeconds,

    /** In baht, by the usual fare media; of passengers without a reduction by default. */
    fare: async (ends: Ends, date: string, rider?: string) => {
      const { journeys: found, riderCategories } = await journeys({ ...ends, date, time: '12:00' });
      const id = rider ?? riderCategories.find(({ isDefault }) => isDefault)!.id;
      const fare = found[0]!.fares.find((one) => one.riderCategory === id && one.fareMedia.length === 0)!;
      return `${fare.amountSatang / 100}`;
    },
  };
}

export type Planner = ReturnType<typeof createPlanner>;

/** Every direction of every call of the lines. */
export function waysOf(lines: readonly Line[]): Way[] {
  return lines.flatMap(({ id: line, patterns }) =>
    patterns.flatMap(({ stations }) =>
      stations.slice(0, -1).map((station, call) => ({
        line,
        station,
        next: stations[call + 1]!,
        terminus: stations.at(-1)!,
      })),
    ),
  );
}

/** `HH:MM` of a moment in the network's zone. */
const clockOf = (moment: string) => moment.slice(11, 16);
