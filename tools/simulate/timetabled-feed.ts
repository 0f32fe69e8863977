// A GTFS feed of one line with times of its own, for tests: a train every 10 minutes in each direction, all day, a minute between stops.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const stations = ['A', 'B', 'C', 'D', 'E'];

/** Writes the feed into a new folder, and returns it. Sequences of stops are 10, 20 … */
export function writeTimetabledFeed(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'simulate-'));
  const write = (file: string, rows: readonly string[]) =>
    fs.writeFileSync(path.join(folder, file), `${rows.join('\n')}\n`);
  write('agency.txt', [
    'agency_id,agency_name,agency_url,agency_timezone',
    'rail,Rail,https://rail.example.org,Asia/Bangkok',
  ]);
  write('calendar.txt', [
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    'daily,1,1,1,1,1,1,1,20260101,20271231',
  ]);
  write('routes.txt', ['route_id,agency_id,route_short_name,route_type', 'one,rail,One,1']);
  write('stops.txt', [
    'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station',
    ...stations.flatMap((name, index) => {
      const place = `13.${70 + index},100.5`;
      return [
        `${name},${name},${place},1,`,
        ...[1, 2].map((platform) => `${name}${platform},${name},${place},0,${name}`),
      ];
    }),
  ]);
  const trips = ['route_id,service_id,trip_id,direction_id'];
  const times = ['trip_id,arrival_time,departure_time,stop_id,stop_sequence'];
  for (const direction of [0, 1]) {
    const way = direction === 0 ? stations : stations.toReversed();
    for (let minute = 5 * 60; minute < 25 * 60; minute += 10) {
      const id = `${direction}-${minute}`;
      trips.push(`one,daily,${id},${direction}`);
      for (const [index, station] of way.entries()) {
        // half a minute of way, so that a late train could seem to arrive before it left
        const at = minute + index;
        const clock = (second: string) =>
          `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}:${second}`;
        times.push(`${id},${clock('00')},${clock('30')},${station}${direction + 1},${10 * (index + 1)}`);
      }
    }
  }
  write('trips.txt', trips);
  write('stop_times.txt', times);
  return folder;
}
