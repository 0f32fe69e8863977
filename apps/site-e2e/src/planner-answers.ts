import type { APIRequestContext } from '@playwright/test';
import type { Journey, Line, LineId, StationCode } from '@raang/domain';

export type DayType = 'weekday' | 'saturday' | 'sunday-holiday';

/** Ordinary days within the timetable: a fixed day makes the tests independent of the current date. */
export const dates: Record<DayType, string> = {
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

/** What the journey planner of a site says. */
export function createPlanner(request: APIRequestContext) {
  const cache = new Map<string, Promise<Journey[]>>();

  function journeys(query: Ends & Record<string, string>): Promise<Journey[]> {
    const address = `/api/v1/journeys?${new URLSearchParams(query)}`;
    const known = cache.get(address) ?? ask(address);
    cache.set(address, known);
    return known;
  }

  async function ask(address: string): Promise<Journey[]> {
    const answer = (await (await request.get(address)).json()) as { journeys: Journey[] };
    if (answer.journeys.length === 0) throw new Error(`no journey: ${address}`);
    return answer.journeys;
  }

  return {
    lines: async () => (await (await request.get('/api/v1/lines?isOwn=true')).json()) as Line[],

    /** The last time to leave. */
    leaveBy: async (ends: Ends, day: DayType) =>
      clockOf((await journeys({ ...ends, date: dates[day], time: '12:00', mode: 'last' }))[0]!.departure),

    /** The first departure of a direct train; by other lines one may leave earlier. */
    firstFrom: async (ends: Ends, day: DayType) =>
      clockOf(directOf(await journeys({ ...ends, date: dates[day], time: '04:00' })).departure),

    /** Minutes on a direct train, rounded up. */
    runningMinutes: async (ends: Ends) => {
      const direct = directOf(await journeys({ ...ends, date: dates.weekday, time: '12:00' }));
      return Math.ceil(direct.legs[0]!.durationSeconds / 60);
    },

    /** Minutes with changes and waiting, rounded up. */
    journeyMinutes: async (ends: Ends, day: DayType, time: string) =>
      Math.ceil((await journeys({ ...ends, date: dates[day], time }))[0]!.durationSeconds / 60),

    /** Of a rider category, by its usual fare media; in satang. */
    fare: async (ends: Ends, rider: string, date: string) => {
      const [journey] = await journeys({ ...ends, date, time: '12:00' });
      const fare = journey!.fares.find((one) => one.riderCategory === rider && one.fareMedia.length === 0)!;
      return { lowest: fare.amountSatang, highest: fare.highestSatang ?? fare.amountSatang };
    },
  };
}

export type Planner = ReturnType<typeof createPlanner>;

function directOf(journeys: readonly Journey[]): Journey {
  const direct = journeys.find(({ legs }) => legs.length === 1 && legs[0]!.kind === 'ride');
  if (!direct) throw new Error(`no direct train: ${JSON.stringify(journeys[0]!.legs)}`);
  return direct;
}

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
function clockOf(moment: string): string {
  const clock = moment.slice(11, 16);
  // end of the service day, as timetables write it
  return clock === '00:00' ? '24:00' : clock;
}
