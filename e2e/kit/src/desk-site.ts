import { rm } from 'node:fs/promises';
import getPort from 'get-port';
import { newPerson } from './account-holder';
import { signUp } from './form-post';
import { openMailbox } from './mailbox';
import { copyPreparedFolder } from './prepared-data';
import { startReplicas } from './replicas';
import { runTool } from './run-command';
import { runningSites } from './running-sites';
import { expect, test as base } from './site-test';
import { startSite, stop } from './start-site';

/** A site of its own, whose mails can be read, and a member of staff at its desk. */
export interface DeskSite {
  address: string;
  mailbox: ReturnType<typeof openMailbox>;
  /** Runs `npm run desk -- <args>` as the member of staff, and returns what it prints as JSON. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as different as the commands
  desk: (...args: string[]) => Promise<any>;
  close: () => Promise<void>;
}

interface StartedSite {
  address: string;
  /** Points commands to the site's database and mailbox. */
  environment: { DATABASE_URL: string; DATA_DIR: string };
  /** Runs something that needs the database for itself. */
  whileStopped: (work: () => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

const trusted = { TRUSTED_PROXIES: '127.0.0.1, ::1' };

/** One process on the embedded database. */
async function openEmbeddedDesk(): Promise<DeskSite> {
  const [folder, port] = await Promise.all([copyPreparedFolder(), getPort()]);
  const environment = { DATA_DIR: folder, DATABASE_URL: '' };
  const start = () => startSite({ ...environment, ...trusted, PORT: String(port) });
  let site = start();
  const address = await site.ready();
  return withStaff({
    address,
    environment,
    whileStopped: async (work) => {
      await stop(site.child, site.exit);
      await work();
      site = start();
      await site.ready();
    },
    close: async () => {
      await stop(site.child, site.exit);
      await rm(folder, { recursive: true });
    },
  });
}

/** Two processes on one PostgreSQL database. */
async function openReplicatedDesk(): Promise<DeskSite> {
  const { site, environment, close } = await startReplicas(runningSites().prepared);
  return withStaff({ address: site.address, environment, whileStopped: (work) => work(), close });
}

async function withStaff(site: StartedSite): Promise<DeskSite> {
  const { address, environment, close } = site;
  const mailbox = openMailbox(environment.DATA_DIR);
  const run = async (args: string[], input?: string) => {
    const { code, output, errors } = await runTool('desk/desk.mjs', {
      environment: { ...environment, SITE_URL: address },
      args: [...args, '--json'],
      ...(input !== undefined && { input }),
    });
    expect(code, errors).toBe(0);
    return JSON.parse(output);
  };
  const staff = newPerson();
  await signUp({ address, mailbox }, staff);
  await site.whileStopped(() => run(['grant', staff.email, '--role', 'supervisor']));
  await run(['login', staff.email], `${staff.password}\n`);
  return { address, mailbox, desk: (...args) => run(args), close };
}

const desks = { embedded: openEmbeddedDesk, 'PostgreSQL with two processes': openReplicatedDesk };

export type DeskDatabase = keyof typeof desks;

interface Own {
  database: DeskDatabase;
  site: DeskSite;
}

/** Tests on a site with a desk. The tests of a worker share one site per database. */
export const test = base.extend<Own, { openDesk: (database: DeskDatabase) => Promise<DeskSite> }>({
  database: ['embedded', { option: true }],
  openDesk: [
    async ({}, use) => {
      const opened = new Map<DeskDatabase, Promise<DeskSite>>();
      await use((database) => {
        const desk = opened.get(database) ?? desks[database]();
        opened.set(database, desk);
        return desk;
      });
      for (const desk of opened.values()) await (await desk).close();
    },
    { scope: 'worker' },
  ],
  site: async ({ openDesk, database }, use) => use(await openDesk(database)),
  baseURL: async ({ site }, use) => use(site.address),
});

export { expect };
