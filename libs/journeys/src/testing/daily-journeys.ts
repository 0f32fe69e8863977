// Reads daily-journeys.csv: journeys of daily life through the site's network, on a Friday or a Sunday.
//
// - `from`, `to`: a station, or all stations of one name; around a place, `id: stations`, each with `+` and minutes on
//   foot.
// - `way`: lines and walks in order, each with the station where it ends; first the station where a place is left.
// - `minutes`: with all walks, and the longest wait for every train. Nobody publishes them: they follow from the
//   tables in apps/site/network, and show when a change of them or of the planner changes journeys.
// - `ways`: the stations of the changes of every way to choose from, the first one first: `N8 BL13;CEN CEN|E4 BL22`; empty for
//   one without a change.
import fs from 'node:fs';
import path from 'node:path';
import type { JourneyMode, PlaceId, StationCode } from '@raang/domain';
import { CsvRows } from '../gtfs/csv';
import type { Access } from '../planner/access';
import type { JourneyQuery } from '../planner/journey-answer';

export interface DailyJourney {
  name: string;
  query: JourneyQuery;
  way: string;
  changes: number;
  minutes: number;
  ways: string[];
}

const days: Record<string, string> = { friday: '2026-11-20', sunday: '2026-11-22' };

export function readDailyJourneys(): DailyJourney[] {
  const rows = new CsvRows(fs.readFileSync(path.join(import.meta.dirname, 'daily-journeys.csv')));
  const value = (name: string) => rows.text(rows.column(name));
  const journeys: DailyJourney[] = [];
  while (rows.next()) {
    const query: JourneyQuery = {
      from: toAccesses(value('from')),
      to: toAccesses(value('to')),
      date: days[value('day')]!,
      time: secondsOf(value('time')),
      mode: value('mode') as JourneyMode,
      prefer: (value('prefer') || undefined) as JourneyQuery['prefer'],
      stepFree: (value('step_free') || undefined) as JourneyQuery['stepFree'],
    };
    const [changes, minutes] = [Number(value('changes')), Number(value('minutes'))];
    const ways = value('ways').split('|');
    journeys.push({ name: value('journey'), query, way: value('way'), changes, minutes, ways });
  }
  return journeys;
}

function toAccesses(text: string): Access[] {
  const [, place, stations = ''] = /^(?:(.+): )?(.+)$/.exec(text)!;
  return stations.split(' ').map((one) => {
    const [station, minutes = 0] = one.split('+');
    const access = { station: station as StationCode, walkSeconds: Number(minutes) * 60 };
    return place ? { ...access, place: place as PlaceId } : access;
  });
}

function secondsOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number) as [number, number];
  return (hours * 60 + minutes) * 60;
}
