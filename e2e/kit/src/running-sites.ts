import type { ClockName } from './clocks';

/**
 * A site that tests share: on the embedded database; one of the official edition, while all others are demonstrations; two
 * processes on PostgreSQL behind a balancer.
 */
export type SiteKind = 'embedded' | 'official' | 'postgresql';

export interface SharedSite {
  kind: SiteKind;
  /** @default 'today' */
  clock?: ClockName;
}

/** Names a shared site in {@link RunningSites}. */
export const keyOf = ({ kind, clock = 'today' }: SharedSite): string => `${kind}, ${clock}`;

/** Databases with the content and the feed already imported. A site that starts on a copy imports nothing. */
export interface PreparedData {
  /** Data folder with an embedded database. */
  folder: string;
  /** Name of a database on the PostgreSQL server; empty where a project uses none. */
  database: string;
}

interface RunningSite {
  address: string;
  /** Its data folder, with its mailbox. */
  folder: string;
}

/** What all tests of a project share. `start-running-sites.ts` starts it. */
export interface RunningSites {
  sites: Record<string, RunningSite>;
  prepared: PreparedData;
}

const variable = 'E2E_SITES';

/** Passes the sites to Playwright's workers, which inherit the environment. */
export function tellRunningSites(sites: RunningSites): void {
  process.env[variable] = JSON.stringify(sites);
}

/** Empty in Playwright's main process, which reads the configuration before the sites run. */
export function runningSites(): RunningSites {
  return JSON.parse(process.env[variable] ?? '{"sites":{},"prepared":{"folder":"","database":""}}');
}

/** A shared site of the project. Its address is empty before it runs. */
export const runningSite = (site: SharedSite): RunningSite =>
  runningSites().sites[keyOf(site)] ?? { address: '', folder: '' };
