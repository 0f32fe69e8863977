/** How irregular the service is. */
export interface Scenario {
  about: string;
  /** How far a headway train is from its even place, as a share of the headway; below a half, so that none overtakes. */
  unevenness: number;
  /** Share of headway trains that do not run; the gap doubles. */
  missing: number;
  /** Seconds by which the delay of a timetabled train may change from one call to the next. */
  stepSeconds: number;
  /** Seconds by which a timetabled train may be late. */
  mostSeconds: number;
  /** Shares of timetabled trains. */
  cancelled: number;
  skipping: number;
  /** Share of all trains that use another platform at one station. */
  otherPlatform: number;
  /** Whether there is a new and a duplicated train an hour. */
  hasExtras: boolean;
}

export const scenarios = {
  calm: {
    about: 'every train runs, close to its time',
    unevenness: 0.1,
    missing: 0,
    stepSeconds: 5,
    mostSeconds: 30,
    cancelled: 0,
    skipping: 0,
    otherPlatform: 0,
    hasExtras: false,
  },
  usual: {
    about: 'small delays, a few gaps, an extra train an hour',
    unevenness: 0.22,
    missing: 0.04,
    stepSeconds: 25,
    mostSeconds: 300,
    cancelled: 0.01,
    skipping: 0.01,
    otherPlatform: 0.03,
    hasExtras: true,
  },
  storm: {
    about: 'long delays, many gaps and cancelled trains, and alerts about them',
    unevenness: 0.32,
    missing: 0.2,
    stepSeconds: 90,
    mostSeconds: 1500,
    cancelled: 0.12,
    skipping: 0.05,
    otherPlatform: 0.1,
    hasExtras: true,
  },
  night: {
    about: 'late trains with seats, and works after the end of service',
    unevenness: 0.25,
    missing: 0.08,
    stepSeconds: 45,
    mostSeconds: 600,
    cancelled: 0.03,
    skipping: 0,
    otherPlatform: 0.05,
    hasExtras: false,
  },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;
export const scenarioNames = Object.keys(scenarios) as ScenarioName[];
