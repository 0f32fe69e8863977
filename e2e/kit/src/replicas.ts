import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type BalancerOptions, startBalancer } from './balancer';
import { copyPreparedDatabase } from './prepared-data';
import type { PreparedData } from './running-sites';
import { startSite, stop } from './start-site';

/** One process of the site. */
interface Replica {
  pid: number;
  address: string;
}

interface ReplicatedSite {
  /** URL of the balancer, which visitors use. */
  address: string;
  replicas: Replica[];
}

/** Two processes of the site on one PostgreSQL database, started at the same moment, behind a balancer. */
export async function startReplicas(
  prepared: PreparedData,
  more: Record<string, string> = {},
  balancing: BalancerOptions = {},
): Promise<{
  site: ReplicatedSite;
  /** Starts another process, which the balancer does not use yet. */
  start: () => ReturnType<typeof startSite>;
  /** Sets the processes that the balancer uses. */
  serve: (addresses: string[]) => void;
  /** How many requests the balancer has sent on a connection that had been idle. */
  reused: () => number;
  environment: { DATABASE_URL: string; DATA_DIR: string };
  close: () => Promise<void>;
}> {
  const [folder, database, balancer] = await Promise.all([
    mkdtemp(path.join(os.tmpdir(), 'raang-replicas-')),
    copyPreparedDatabase(prepared),
    startBalancer(balancing),
  ]);
  // one folder, since both serve the files that either has taken
  const environment = { DATABASE_URL: database.url, DATA_DIR: folder };
  const sites: ReturnType<typeof startSite>[] = [];
  const start = () => {
    const site = startSite({
      ...environment,
      PORT: '0',
      PUBLIC_URL: balancer.address,
      // the balancer, which sends the visitor's address in X-Forwarded-For
      TRUSTED_PROXIES: '127.0.0.1, ::1',
      ...more,
    });
    sites.push(site);
    return site;
  };
  const close = async () => {
    balancer.close();
    await Promise.all(sites.map(({ child, exit }) => stop(child, exit)));
    await Promise.all([database.drop(), rm(folder, { recursive: true })]);
  };
  try {
    const addresses = await Promise.all([start(), start()].map((site) => site.ready()));
    balancer.serve(addresses);
    const replicas = addresses.map((address, index) => ({ address, pid: sites[index]!.child.pid! }));
    return {
      site: { address: balancer.address, replicas },
      start,
      serve: balancer.serve,
      reused: balancer.reused,
      environment,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
