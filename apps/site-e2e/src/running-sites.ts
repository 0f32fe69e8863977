/** One process of the site. */
interface Replica {
  pid: number;
  address: string;
}

export interface ReplicatedSite {
  /** URL of the balancer, which visitors use. */
  address: string;
  replicas: Replica[];
}

/** Sites and data that all tests share. `start-running-sites.ts` starts them. */
export interface RunningSites {
  /** URL of the site on the embedded database. */
  embedded: string;
  /** URL of a site of the official edition; all others are demonstrations. */
  official: string;
  replicated: ReplicatedSite;
  /** Databases with the content and the feed already imported. A site that starts on a copy imports nothing. */
  prepared: {
    /** Data folder with an embedded database. */
    folder: string;
    /** Name of a database on the PostgreSQL server. */
    database: string;
  };
}

const variable = 'E2E_SITES';

/** Passes the sites to Playwright's workers, which inherit the environment. */
export function tellRunningSites(sites: RunningSites): void {
  process.env[variable] = JSON.stringify(sites);
}

/** Returns empty URLs in Playwright's main process, which reads the configuration before the sites run. */
export function runningSites(): RunningSites {
  return JSON.parse(
    process.env[variable] ??
      '{"embedded":"","official":"","replicated":{"address":"","replicas":[]},"prepared":{"folder":"","database":""}}',
  );
}
