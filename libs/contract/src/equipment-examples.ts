/** The lift of an exit, out of order until a day that the desk has named. */
export const brokenLift = {
  id: 'BL10-exit-1-lift',
  kind: 'lift',
  exit: '1',
  state: 'out',
  since: '2026-11-20T08:10:00+07:00',
  expectedUntil: '2026-11-22T18:00:00+07:00',
  source: 'desk',
  asOf: '2026-11-20T08:10:00+07:00',
};
