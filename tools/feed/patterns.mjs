// The stations and platforms of each train, in order: once by ascending codes, once back.

/** @typedef {import('./tables.mjs').Tables} Tables */
/** @typedef {{ station: string, stopId: string }} Call */
/** @typedef {{ patternId: string, lineId: string, directionId: 0 | 1, calls: Call[] }} DirectedPattern */

/** @param {Tables} tables @returns {DirectedPattern[]} */
export const directedPatterns = ({ patterns }) =>
  patterns.flatMap(({ pattern_id: patternId, line_id: lineId, calls }) => {
    const there = calls.split(' ');
    return [
      { patternId, lineId, directionId: 0, calls: there.map((call) => callOf(call, 0)) },
      { patternId, lineId, directionId: 1, calls: [...there].reverse().map((call) => callOf(call, 1)) },
    ];
  });

/**
 * The platform follows from the direction unless the call names one (`BL01:2`).
 * @param {string} call
 * @param {0 | 1} directionId
 * @returns {Call}
 */
function callOf(call, directionId) {
  const [station, platform = directionId] = call.split(':');
  return { station, stopId: `${station}-${platform}` };
}
