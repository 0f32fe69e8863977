// A random feed of the size of a large city, the same every time: 10,000 stops on a grid, 450 bus lines and 50 rapid
// ones, 200,000 trips, 4.1 million calls.
import fs from 'node:fs';
import path from 'node:path';

const stopsAlong = 100;
const metresBetween = 300;
const tripsEachWay = 200;

/** A rapid line goes straight through the city and calls at every fourth stop. */
const kinds = [
  { count: 450, calls: 20, step: 1, turns: 0.15, secondsBetween: 60 },
  { count: 50, calls: 25, step: 4, turns: 0, secondsBetween: 90 },
];

/** Metres per degree of latitude. */
const metresPerDegree = 111_195;

/** Most trips run on weekdays; the shares are twentieths. */
const services = [
  { id: 'weekday', days: '1,1,1,1,1,0,0', share: 12 },
  { id: 'saturday', days: '0,0,0,0,0,1,0', share: 4 },
  { id: 'sunday', days: '0,0,0,0,0,0,1', share: 4 },
];

/** A day with the city's weekday service. */
export const cityDay = '2026-11-18';

/** The id, and code, of a stop. @param {number} stop */
const cityStop = (stop) => `S${stop}`;

const cityStops = stopsAlong * stopsAlong;

/** Deterministic random numbers (mulberry32). @param {number} seed */
function createChance(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** @param {string} folder output folder */
export function writeCityFeed(folder) {
  const write = (/** @type {string} */ file, /** @type {string[]} */ rows) =>
    fs.writeFileSync(path.join(folder, file), `${rows.join('\n')}\n`);
  write('agency.txt', [
    'agency_id,agency_name,agency_url,agency_timezone',
    'city,City,https://city.example.org,Asia/Bangkok',
  ]);
  write('calendar.txt', [
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    ...services.map(({ id, days }) => `${id},${days},20260101,20271231`),
  ]);
  write('routes.txt', [
    'route_id,agency_id,route_short_name,route_type',
    ...cityLines().map((_, line) => `line-${line},city,${line},3`),
  ]);
  write('stops.txt', ['stop_id,stop_code,stop_name,stop_lat,stop_lon', ...stopRows()]);
  write('transfers.txt', ['from_stop_id,to_stop_id,transfer_type,min_transfer_time', ...transferRows()]);
  writeTrips(folder);
}

function stopRows() {
  return Array.from({ length: cityStops }, (_, stop) => {
    const latitude = 13.5 + (Math.floor(stop / stopsAlong) * metresBetween) / metresPerDegree;
    const longitude = 100.3 + ((stop % stopsAlong) * metresBetween) / metresPerDegree;
    return `${cityStop(stop)},${cityStop(stop)},Stop ${stop},${latitude.toFixed(6)},${longitude.toFixed(6)}`;
  });
}

/** Walks between every third stop of every third row and its neighbour, in both directions. */
function transferRows() {
  const rows = [];
  for (let stop = 0; stop < cityStops; stop += 1) {
    const [row, column] = [Math.floor(stop / stopsAlong), stop % stopsAlong];
    if (row % 3 !== 0 || column % 3 !== 0 || column + 1 === stopsAlong || row + 1 === stopsAlong) continue;
    for (const other of [stop + 1, stop + stopsAlong]) {
      rows.push(`${cityStop(stop)},${cityStop(other)},2,360`, `${cityStop(other)},${cityStop(stop)},2,360`);
    }
  }
  return rows;
}

/** @param {string} folder */
function writeTrips(folder) {
  const chance = createChance(1);
  const trips = fs.openSync(path.join(folder, 'trips.txt'), 'w');
  const times = fs.openSync(path.join(folder, 'stop_times.txt'), 'w');
  fs.writeSync(trips, 'route_id,service_id,trip_id,direction_id\n');
  fs.writeSync(times, 'trip_id,arrival_time,departure_time,stop_id,stop_sequence\n');
  for (const [line, { way, secondsBetween }] of cityLines().entries()) {
    let [tripRows, timeRows] = ['', ''];
    for (const direction of [0, 1]) {
      const stops = direction === 0 ? way : way.toReversed();
      for (const { id, share } of services) {
        const count = (tripsEachWay * share) / 20;
        for (let trip = 0; trip < count; trip += 1) {
          const name = `${line}-${direction}-${id}-${trip}`;
          tripRows += `line-${line},${id},${name},${direction}\n`;
          // from 05:00 to 00:30
          let time = 5 * 3600 + Math.floor((trip * 19.5 * 3600) / count) + Math.floor(chance() * 60);
          for (const [call, stop] of stops.entries()) {
            const clock = toClock(time);
            timeRows += `${name},${clock},${clock},${cityStop(stop)},${call}\n`;
            time += secondsBetween + Math.floor(chance() * 30);
          }
        }
      }
    }
    fs.writeSync(trips, tripRows);
    fs.writeSync(times, timeRows);
  }
  fs.closeSync(trips);
  fs.closeSync(times);
}

/** Queries for a planner: from one stop with trains to another, between 18:00 and 22:00. */
export function cityQuestions() {
  const chance = createChance(7);
  const served = [...new Set(cityLines().flatMap(({ way }) => way))];
  const pick = () => cityStop(/** @type {number} */ (served[Math.floor(chance() * served.length)]));
  return Array.from({ length: 1000 }, () => ({
    from: pick(),
    to: pick(),
    time: Math.floor((6 + chance() * 16) * 3600),
  }));
}

/** The stops of every line, in order. */
function cityLines() {
  const chance = createChance(2);
  return kinds.flatMap(({ count, ...kind }) =>
    Array.from({ length: count }, () => ({ ...kind, way: wander(chance, kind) })),
  );
}

/**
 * A random walk over stops that mostly keeps its heading.
 * @param {() => number} chance
 * @param {{ calls: number, step: number, turns: number }} kind
 */
function wander(chance, { calls, step, turns }) {
  const headings = [1, stopsAlong, -1, -stopsAlong];
  for (;;) {
    const way = [Math.floor(chance() * cityStops)];
    let heading = Math.floor(chance() * 4);
    while (way.length < calls) {
      if (chance() < turns) heading = (heading + (chance() < 0.5 ? 1 : 3)) % 4;
      const last = /** @type {number} */ (way.at(-1));
      const next = last + step * /** @type {number} */ (headings[heading]);
      const isOverTheEdge = Math.abs((next % stopsAlong) - (last % stopsAlong)) > step;
      if (next < 0 || next >= cityStops || isOverTheEdge || way.includes(next)) break;
      way.push(next);
    }
    if (way.length === calls) return way;
  }
}

/** @param {number} seconds */
function toClock(seconds) {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
