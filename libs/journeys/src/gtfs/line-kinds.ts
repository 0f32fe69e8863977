import type { LineKind } from '@raang/domain';

/** Route types of the reference. */
const basic: Readonly<Record<string, LineKind>> = {
  0: 'tram',
  1: 'metro',
  2: 'rail',
  3: 'bus',
  4: 'ferry',
  5: 'cable-tram',
  6: 'gondola',
  7: 'funicular',
  11: 'trolleybus',
  12: 'monorail',
};

/**
 * Extended route types, which many feeds use, by their hundreds:
 * https://developers.google.com/transit/gtfs/reference/extended-route-types
 */
const extended: Readonly<Record<string, LineKind>> = {
  1: 'rail',
  2: 'bus',
  4: 'metro',
  7: 'bus',
  8: 'trolleybus',
  9: 'tram',
  10: 'ferry',
  12: 'ferry',
  13: 'gondola',
  14: 'funicular',
};
const extendedMonorail = '405';

/** Hundreds of extended route types that the site has no kind for, such as aircraft (11) and taxis (15). */
const others = ['3', '5', '6', '11', '15', '16', '17'];

/** Whether a `route_type` is valid, and no kind of line here. */
export const isOtherKind = (routeType: string) =>
  /^\d{3,4}$/.test(routeType) && others.includes(routeType.slice(0, -2));

export const basicRouteTypes: readonly string[] = Object.keys(basic);

/** The kind of a line by its `route_type`; undefined for aircraft, taxis and unknown types. */
export function lineKindOf(routeType: string): LineKind | undefined {
  if (routeType === extendedMonorail) return 'monorail';
  if (!/^\d{1,4}$/.test(routeType)) return undefined;
  return routeType.length > 2 ? extended[routeType.slice(0, -2)] : basic[routeType];
}
