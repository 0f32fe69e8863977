// The ways from our network to a station of another system: where passengers change, and how many stops are left.
import { listOf } from './tables.mjs';

/** @typedef {import('./tables.mjs').Tables} Tables */
/** @typedef {import('./csv.mjs').Row} Row */

/**
 * A way, as `PlaceWay` of the domain.
 * @typedef {object} Way
 * @property {string} station
 * @property {string} [exit]
 * @property {number} [walkMinutes]
 * @property {{ code: string, name: Record<'th' | 'en', string>, line: Record<'th' | 'en', string>, stops: number }} change
 */

/**
 * A way, and in which direction of which line it leaves the station.
 * @typedef {{ way: Way, direction: string }} Leg
 */

/** A way of more stops than the shortest one on another line of ours may be the better one, up to this many. */
const mostStopsMore = 8;
/** On the same line of ours, a way may have twice the stops of the shortest one, or this many more. */
const mostStopsMoreOnLine = 3;
const mostWays = 3;

/**
 * The nearest connection in each direction of the station's lines and for each line of ours, the fewest stops first. If
 * its lines have no connection with ours, one link to another system is followed.
 * @param {Tables} tables
 * @param {string[]} codes of one station
 * @returns {Way[]}
 */
export function waysToOtherStation(tables, codes) {
  const direct = codes.flatMap((code) => legsOnLines(tables, code));
  return bestOf(tables, direct.length > 0 ? direct : codes.flatMap((code) => legsByLink(tables, code)));
}

/** @param {Tables} tables @param {string} code @returns {Leg[]} */
function legsOnLines(tables, code) {
  return tables.otherLines.flatMap((line) => {
    const calls = line.calls.split(' ');
    const at = calls.indexOf(code);
    if (at < 0) return [];
    return tables.connections.flatMap((connection) => {
      const offset = calls.indexOf(connection.to_code) - at;
      if (!calls.includes(connection.to_code)) return [];
      const direction = `${line.line_id} ${Math.sign(offset)}`;
      return [{ way: toWay(connection, line, Math.abs(offset)), direction }];
    });
  });
}

/** @param {Tables} tables @param {string} code @returns {Leg[]} */
function legsByLink(tables, code) {
  const links = tables.otherLinks.flatMap(({ from_code: from, to_code: to }) => [
    { from, to },
    { from: to, to: from },
  ]);
  return tables.otherLines.flatMap((line) => {
    const calls = line.calls.split(' ');
    return links
      .filter(({ from }) => calls.includes(code) && calls.includes(from))
      .flatMap(({ from, to }) => {
        const before = Math.abs(calls.indexOf(from) - calls.indexOf(code));
        return legsOnLines(tables, to).map((leg) => ({ ...leg, way: addStops(leg.way, before) }));
      });
  });
}

/** @param {Way} way @param {number} more @returns {Way} */
const addStops = (way, more) => ({ ...way, change: { ...way.change, stops: way.change.stops + more } });

/** @param {Row} connection @param {Row} line @param {number} stops @returns {Way} */
function toWay(connection, line, stops) {
  const exits = listOf(connection.exits);
  return {
    station: connection.station_code,
    ...(exits.length === 1 && { exit: exits[0] }),
    ...(connection.walk_minutes && { walkMinutes: Number(connection.walk_minutes) }),
    change: {
      code: connection.to_code,
      name: { th: connection.to_name_th, en: connection.to_name_en },
      line: { th: line.name_th, en: line.name_en },
      stops,
    },
  };
}

/** @param {Tables} tables @param {Leg[]} legs @returns {Way[]} */
function bestOf({ stations }, legs) {
  const lineOf = (/** @type {Leg} */ { way }) =>
    stations.find(({ station_code }) => station_code === way.station)?.line_id;
  /** @type {Leg[]} */
  const kept = [];
  for (const leg of legs.toSorted((a, b) => a.way.change.stops - b.way.change.stops)) {
    const { stops } = leg.way.change;
    const fewest = kept[0]?.way.change.stops ?? stops;
    const onLine = kept.filter((one) => lineOf(one) === lineOf(leg));
    const onLineStops = onLine[0]?.way.change.stops;
    const isBeyond = onLine.some(
      ({ way, direction }) => direction === leg.direction || way.station === leg.way.station,
    );
    const most =
      onLineStops === undefined
        ? fewest + mostStopsMore
        : Math.max(2 * onLineStops, onLineStops + mostStopsMoreOnLine);
    if (stops <= most && !isBeyond && !(stops > 0 && fewest === 0)) kept.push(leg);
  }
  return kept.slice(0, mostWays).map(({ way }) => way);
}
