// `node tools/postgres.mjs <command>`: runs a command that finds the address of a PostgreSQL in TEST_DATABASE_URL, that
// of the environment or else of a temporary one.
import { bootstrap, fail } from './bootstrap.mjs';

await bootstrap();
const { execa } = await import('execa');
const { startPostgres } = await import('./postgres-server.mjs');

const server = process.env.TEST_DATABASE_URL ? undefined : await startPostgres();
if (server) process.env.TEST_DATABASE_URL = server.url;
const [command, ...args] = process.argv.slice(2);
const { exitCode, shortMessage } = await execa(command, args, { stdio: 'inherit', reject: false });
await server?.stop();
if (exitCode === undefined) fail(shortMessage ?? `${command} did not end by itself`);
process.exit(exitCode);
