// The result of a measurement, the table of a run, and the comparison of two runs.

/**
 * @typedef {object} Limit at most or at least this much
 * @property {number} [atMost]
 * @property {number} [atLeast]
 */

/** @typedef {{ name: string, value: number }} Yardstick what the same run measured, in the unit of the result */

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {string} unit of the value: `×` for a ratio of two values of the same run
 * @property {number} value
 * @property {number} [ratio] to the yardstick, which compares machines
 * @property {string} [yardstick]
 * @property {Limit} [budget] of the ratio if there is one, else of the value
 * @property {boolean} passed
 */

/**
 * @typedef {object} Machine
 * @property {string} processor
 * @property {number} cores
 * @property {string} node
 * @property {[number, number]} load average of a minute before and after: above the number of cores, processes waited
 * @property {[number, number]} yardstick CPU milliseconds of a fixed calculation before and after
 */

/** @typedef {{ at: string, machine: Machine, results: Result[] }} Measured results of one benchmark */
/** @typedef {{ commit: string, benchmarks: Record<string, Measured> }} Run */

/**
 * Units of values that are the same on every machine, so a budget may limit the value itself. Megabytes are those in use
 * after a garbage collection, or at a peak that the engine's limits decide: neither depends on how fast a machine is.
 */
const steadyUnits = new Set(['×', 'of all', 'plans', 'points', 'CLS', 'MB']);

/**
 * A result without a finite value has failed.
 * @param {string} name
 * @param {string} unit
 * @param {number} value
 * @param {Limit & { beside?: Yardstick }} [rest]
 * @returns {Result}
 * @throws for a budget that only some machines can hold: one of time, or of anything in time, without a yardstick
 */
export function result(name, unit, value, { beside, ...budget } = {}) {
  const isJudged = Object.keys(budget).length > 0;
  if (isJudged && !beside && !steadyUnits.has(unit))
    throw new Error(
      `${name}: a budget in ${unit} depends on the machine. Measure a yardstick in the same run`,
    );
  const ratio = beside && value / beside.value;
  const judged = ratio ?? value;
  const { atMost = Infinity, atLeast = -Infinity } = budget;
  return {
    name,
    unit,
    value,
    ...(beside && { ratio, yardstick: beside.name }),
    ...(isJudged && { budget }),
    passed: Number.isFinite(judged) && judged <= atMost && judged >= atLeast,
  };
}

/** @param {number[]} values @param {number} share such as 0.95 @returns {number} NaN if there are none */
export function percentile(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** @param {number[]} values */
export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** @param {number[]} values */
export const median = (values) => percentile(values, 0.5);

/** A table with a line per result. @param {Run} run @returns {string} */
export function tableOf({ benchmarks }) {
  const rows = Object.entries(benchmarks).flatMap(([benchmark, { results }]) =>
    results.map(({ name, unit, value, ratio, yardstick, budget, passed }) => [
      passed ? '✓' : '✗',
      benchmark,
      name,
      `${print(value)} ${unit}`,
      ratio === undefined ? '' : `${print(ratio)} ×`,
      printBudget(budget),
      yardstick ?? '',
    ]),
  );
  return align([['', 'benchmark', 'measured', 'value', 'ratio', 'budget', 'beside'], ...rows], [3, 4]);
}

/** Conditions of each benchmark, to see what disturbed it. @param {Run} run @returns {string} */
export function conditionsOf({ benchmarks }) {
  const rows = Object.entries(benchmarks).map(([benchmark, { at, machine }]) => [
    benchmark,
    at.slice(0, 16).replace('T', ' '),
    machine.yardstick.map((ms) => `${ms.toFixed(0)} ms`).join(' → '),
    machine.load.map((load) => load.toFixed(1)).join(' → '),
    `${machine.cores} × ${machine.processor}, Node ${machine.node}`,
  ]);
  return align([['benchmark', 'at (UTC)', 'yardstick', 'load', 'machine'], ...rows]);
}

/**
 * A table of what both runs measured. Compares ratios where both have the same yardstick: then the runs may be of
 * different machines.
 * @param {Run} before @param {Run} after @returns {string}
 */
export function compare(before, after) {
  const rows = Object.entries(after.benchmarks).flatMap(([benchmark, { results }]) => {
    const others = before.benchmarks[benchmark]?.results ?? [];
    return results.flatMap((now) => {
      const then = others.find(({ name, unit }) => name === now.name && unit === now.unit);
      if (!then) return [];
      const isRatio = now.ratio !== undefined && then.yardstick === now.yardstick;
      const [one, other] = isRatio ? [then.ratio, now.ratio] : [then.value, now.value];
      const unit = isRatio ? '×' : now.unit;
      return [[benchmark, now.name, `${print(one)} ${unit}`, `${print(other)} ${unit}`, change(one, other)]];
    });
  });
  const heads = ['benchmark', 'measured', before.commit, after.commit, 'change'];
  return align([heads, ...rows], [2, 3, 4]);
}

/** @param {number | undefined} before @param {number | undefined} after */
function change(before = NaN, after = NaN) {
  const percent = (after / before - 1) * 100;
  return Number.isFinite(percent) ? `${percent > 0 ? '+' : ''}${percent.toFixed(0)} %` : '';
}

/** With three digits that count. @param {number | undefined} value */
function print(value = NaN) {
  if (!Number.isFinite(value)) return '–';
  return Math.abs(value) >= 100 ? value.toFixed(0) : Number(value.toPrecision(3)).toString();
}

/** @param {Limit | undefined} budget */
function printBudget({ atMost, atLeast } = {}) {
  return [atMost !== undefined ? `≤ ${atMost}` : '', atLeast !== undefined ? `≥ ${atLeast}` : '']
    .filter(Boolean)
    .join(', ');
}

/** Columns of equal width. @param {string[][]} rows @param {number[]} toTheRight columns of numbers */
function align(rows, toTheRight = []) {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return toTheRight.includes(column) ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
