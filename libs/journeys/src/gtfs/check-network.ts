import { isTimeZone } from '@raang/text-time';
import type { CheckedRow, FeedUnderCheck } from './feed-under-check';
import { basicRouteTypes, isOtherKind, lineKindOf } from './line-kinds';
import { agencyNameKey } from './read-network';

/** Minimum contrast of a line's text on its colour (WCAG 2.2, 1.4.3, large text). */
const leastContrast = 3;

/** Checks agencies, lines and stops across rows. */
export function checkNetwork(feed: FeedUnderCheck): void {
  checkAgencies(feed);
  checkUnusedLines(feed);
  for (const row of feed.table('routes.txt').rows) checkLine(feed, row);
  for (const row of feed.table('stops.txt').rows) checkParent(feed, row);
  checkStationCodes(feed);
}

function checkAgencies(feed: FeedUnderCheck): void {
  const { rows } = feed.table('agency.txt');
  const names = new Map<string, number>();
  for (const row of rows) {
    checkAgencyName(feed, row, names);
    if (rows.length > 1 && row.get('agency_id') === '') {
      feed.broken(row, 'agency_id', 'must not be empty when there are several agencies');
    }
    const zone = row.get('agency_timezone');
    if (zone !== rows[0]?.get('agency_timezone')) {
      feed.broken(row, 'agency_timezone', 'must be the same for all agencies');
    }
    if (zone && !isTimeZone(zone)) feed.broken(row, 'agency_timezone', `${zone} is not a time zone`);
  }
  if (rows.length < 2) return;
  for (const row of feed.table('routes.txt').rows) {
    if (row.get('agency_id') === '') {
      feed.broken(row, 'agency_id', 'must not be empty when there are several agencies');
    }
  }
}

function checkAgencyName(feed: FeedUnderCheck, row: CheckedRow, names: Map<string, number>): void {
  const name = row.get('agency_name');
  const key = agencyNameKey(name);
  const before = names.get(key);
  if (before === undefined) names.set(key, row.line);
  else if (name) {
    const reason = `${name} is also the agency of line ${before}; this one is shown with its agency_id`;
    feed.warning(row, 'agency_name', reason);
  }
}

function checkLine(feed: FeedUnderCheck, row: CheckedRow): void {
  const type = row.get('route_type');
  if (isOtherKind(type)) {
    feed.warning(
      row,
      'route_type',
      `${type} is not a kind of line that is shown; the route and its trips are left out`,
    );
    feed.leaveOut(row);
  } else if (type && !lineKindOf(type)) {
    const types = basicRouteTypes.join(', ');
    feed.broken(row, 'route_type', `must be one of ${types}, or an extended type such as 401, not ${type}`);
  }
  if (row.get('route_short_name') === '' && row.get('route_long_name') === '') {
    feed.broken(row, 'route_long_name', 'a route needs a short or a long name');
  }
  const colour = row.get('route_color') || 'FFFFFF';
  const textColour = row.get('route_text_color') || '000000';
  const contrast = contrastOf(colour, textColour);
  // NaN if one of them is invalid, which another check reports
  if (contrast < leastContrast) {
    const reason = `${textColour} has too little contrast on ${colour} (contrast ${contrast.toFixed(1)})`;
    feed.note(row, 'route_text_color', reason);
  }
}

function checkUnusedLines(feed: FeedUnderCheck): void {
  const used = feed.by('trips.txt', 'route_id');
  for (const [route, row] of feed.by('routes.txt', 'route_id')) {
    if (!used.has(route)) feed.note(row, 'route_id', `no trip uses ${route}; it is left out`);
  }
}

/** Contrast ratio of two colours `RRGGBB`, 1 to 21 (WCAG 2.2, relative luminance). */
function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function checkParent(feed: FeedUnderCheck, row: CheckedRow): void {
  const type = row.get('location_type') || '0';
  const parent = row.get('parent_station');
  const needsName = type === '0' || type === '1' || type === '2';
  if (needsName && row.get('stop_name') === '') feed.broken(row, 'stop_name', 'must not be empty');
  for (const field of ['stop_lat', 'stop_lon']) {
    if (needsName && row.get(field) === '') feed.broken(row, field, 'must not be empty');
  }
  if (type === '1') {
    if (parent) feed.broken(row, 'parent_station', 'a station cannot belong to another one');
    return;
  }
  if (parent === '') {
    if (type !== '0') feed.broken(row, 'parent_station', 'must name its station');
    return;
  }
  const parentType = feed.by('stops.txt', 'stop_id').get(parent)?.get('location_type') || '0';
  const expected = type === '4' ? '0' : '1';
  if (feed.by('stops.txt', 'stop_id').has(parent) && parentType !== expected) {
    feed.broken(row, 'parent_station', `${parent} is not a ${type === '4' ? 'platform' : 'station'}`);
  }
}

/** Feeds of several agencies may repeat a code. The URLs of the stations that share it need their ids, too. */
function checkStationCodes(feed: FeedUnderCheck): void {
  const stations = feed.table('stops.txt').rows.filter((row) => {
    const type = row.get('location_type') || '0';
    return type === '1' || (type === '0' && row.get('parent_station') === '');
  });
  const seen = new Map<string, number>();
  for (const row of stations) {
    const code = row.get('stop_code') || row.get('stop_id');
    const before = seen.get(code);
    if (before === undefined) seen.set(code, row.line);
    else feed.note(row, 'stop_code', `${code} is also the code of the station on line ${before}`);
  }
}
