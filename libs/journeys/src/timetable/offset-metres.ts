import type { Position } from '@raang/domain';

const metresPerDegree = 111_195;

/** How far one place is from another, on a plane: exact enough within a region. */
export function offsetMetres(from: Position, to: Position): { north: number; east: number } {
  return {
    north: (to.latitude - from.latitude) * metresPerDegree,
    east: (to.longitude - from.longitude) * metresPerDegree * Math.cos((from.latitude / 180) * Math.PI),
  };
}
