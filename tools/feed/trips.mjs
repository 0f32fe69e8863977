// trips.txt, stop_times.txt, frequencies.txt: one template trip per pattern, direction and service, and its headways.
import { directedPatterns } from './patterns.mjs';
import { english } from './translations.mjs';
import { clock, seconds } from './values.mjs';

/** @typedef {import('./tables.mjs').Tables} Tables */
/** @typedef {import('./csv.mjs').Row} Row */
/** @typedef {import('./csv.mjs').FeedFile} FeedFile */
/** @typedef {import('./patterns.mjs').DirectedPattern & { serviceId: string, tripId: string }} Trip */

/** @param {Tables} tables @returns {Trip[]} */
const tripsOf = (tables) =>
  directedPatterns(tables).flatMap((pattern) => {
    const bands = tables.headways.filter(({ pattern_id }) => pattern_id === pattern.patternId);
    return [...new Set(bands.map(({ service_id }) => service_id))].map((serviceId) => ({
      ...pattern,
      serviceId,
      tripId: `${pattern.patternId}-${pattern.directionId}-${serviceId}`,
    }));
  });

/** @param {Tables} tables @returns {FeedFile} */
export function trips(tables) {
  const all = tripsOf(tables);
  return {
    file: 'trips.txt',
    columns: ['route_id', 'service_id', 'trip_id', 'trip_headsign', 'direction_id', 'certainty'],
    rows: all.map((trip) => ({
      route_id: trip.lineId,
      service_id: trip.serviceId,
      trip_id: trip.tripId,
      trip_headsign: destination(tables, trip).headsign_th,
      direction_id: trip.directionId,
      certainty: 'estimated', // of the running times
    })),
    translations: all.flatMap((trip) =>
      english('trips', 'trip_headsign', trip.tripId, destination(tables, trip).headsign_en),
    ),
  };
}

/**
 * Times count from 00:00:00, since the start of a frequency-based trip is in frequencies.txt.
 * @param {Tables} tables
 * @returns {FeedFile}
 */
export function stopTimes(tables) {
  return {
    file: 'stop_times.txt',
    columns: [
      'trip_id',
      'arrival_time',
      'departure_time',
      'stop_id',
      'stop_sequence',
      'stop_headsign',
      'timepoint',
    ],
    rows: tripsOf(tables).flatMap((trip) => {
      const times = timesOf(tables, trip);
      return trip.calls.map(({ station, stopId }, index) => ({
        trip_id: trip.tripId,
        arrival_time: clock(times[index].arrival),
        departure_time: clock(times[index].departure),
        stop_id: stopId,
        stop_sequence: index + 1,
        stop_headsign: interimSign(tables, trip, station, index)?.headsign_th,
        timepoint: 0,
      }));
    }),
    translations: interimSigns(tables).map(({ headsign_th, headsign_en }) => ({
      table_name: 'stop_times',
      field_name: 'stop_headsign',
      language: 'en',
      translation: headsign_en,
      field_value: headsign_th,
    })),
  };
}

/** @param {Tables} tables @returns {FeedFile} */
export const frequencies = (tables) => ({
  file: 'frequencies.txt',
  columns: ['trip_id', 'start_time', 'end_time', 'headway_secs', 'exact_times', 'certainty'],
  rows: tripsOf(tables).flatMap(({ patternId, serviceId, tripId }) => {
    const bands = tables.headways.filter(
      ({ pattern_id, service_id }) => pattern_id === patternId && service_id === serviceId,
    );
    return bands.map((band, index) => ({
      trip_id: tripId,
      start_time: clock(seconds(band.starts) + beforeLast(band)),
      end_time: clock(endOf(band) + (bands[index + 1] ? beforeLast(bands[index + 1]) : 0)),
      headway_secs: band.headway_seconds,
      exact_times: 0,
      certainty: band.certainty,
    }));
  }),
});

/**
 * `end_time` is exclusive in GTFS. A published last departure therefore gets one more second, or it would be lost.
 * @param {Row} band
 */
const endOf = ({ ends, end_is: endIs }) => seconds(ends) + (endIs === 'last-start' ? 1 : 0);

/**
 * The seconds by which a band starts later, so that whole headways lead to its published last departure.
 * @param {Row} band
 */
const beforeLast = ({ starts, ends, end_is: endIs, headway_seconds: headway }) =>
  endIs === 'last-start' ? (seconds(ends) - seconds(starts)) % Number(headway) : 0;

/**
 * @param {Tables} tables
 * @param {Trip} trip
 * @returns {Array<{ arrival: number, departure: number }>} seconds since the first departure; no dwell time at
 * either end
 */
function timesOf({ runningTimes }, { patternId, calls }) {
  let now = 0;
  return calls.map(({ station }, index) => {
    if (index === 0) return { arrival: 0, departure: 0 };
    const from = calls[index - 1].station;
    const run = runningTimes.find((row) => row.from_station === from && row.to_station === station);
    if (!run) throw new Error(`running-times.csv: no row ${from} → ${station}, which ${patternId} needs`);
    const arrival = now + Number(run.running_seconds);
    now = index === calls.length - 1 ? arrival : arrival + Number(run.dwell_seconds);
    return { arrival, departure: now };
  });
}

/** Headsigns that a train has until it has called at a certain station. @param {Tables} tables */
const interimSigns = ({ headsigns }) => headsigns.filter(({ until_station }) => until_station !== '');

/**
 * @param {Tables} tables
 * @param {Trip} trip
 * @returns {Row} the headsign at its end
 */
function destination({ headsigns }, { patternId, directionId }) {
  const sign = headsigns.find(
    (row) => row.pattern_id === patternId && Number(row.direction_id) === directionId && !row.until_station,
  );
  if (!sign) throw new Error(`headsigns.csv: no destination of ${patternId}, direction ${directionId}`);
  return sign;
}

/**
 * @param {Tables} tables
 * @param {Trip} trip
 * @param {string} station
 * @param {number} index of the call
 */
function interimSign(tables, { patternId, directionId, calls }, station, index) {
  const sign = interimSigns(tables).find(
    (row) => row.pattern_id === patternId && Number(row.direction_id) === directionId,
  );
  const until = calls.findIndex((call) => call.station === sign?.until_station);
  return index < until ? sign : undefined;
}
