/** Whether a way is step-free, by the values of GTFS for its parts: 0 unknown, 1 yes, 2 no. Undefined if it is not known. */
export function allStepFree(...values: readonly number[]): boolean | undefined {
  if (values.includes(2)) return false;
  return values.includes(0) ? undefined : true;
}
