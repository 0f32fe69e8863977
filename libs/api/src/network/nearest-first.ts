import type { Position } from '@raang/domain';

/** Mean radius of the earth (IUGG). */
const earthRadiusMetres = 6_371_009;

/** What has a position, the nearest first, with the distance in a straight line. */
export function nearestFirst<Thing extends { position?: Position | undefined }>(
  things: readonly Thing[],
  near: Position,
): (Thing & { metres: number })[] {
  return things
    .flatMap((thing) =>
      thing.position ? [{ ...thing, metres: Math.round(metresBetween(thing.position, near)) }] : [],
    )
    .toSorted((one, other) => one.metres - other.metres);
}

/** Great-circle distance (haversine formula). */
function metresBetween(one: Position, other: Position): number {
  const [latitude, otherLatitude] = [toRadians(one.latitude), toRadians(other.latitude)];
  const half =
    Math.sin((otherLatitude - latitude) / 2) ** 2 +
    Math.cos(latitude) *
      Math.cos(otherLatitude) *
      Math.sin(toRadians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(half)));
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
