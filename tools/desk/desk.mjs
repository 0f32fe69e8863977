// `npm run desk -- <command>`: the desk at a terminal. Calls the API of the running site, since the embedded database
// belongs to that process; only `grant`, `revoke` and `end-sessions` open the database themselves.
import { bootstrap } from '../bootstrap.mjs';

await bootstrap({ readsInput: true });
const { runDesk } = await import('./run-desk.mjs');
process.exitCode = await runDesk(process.argv.slice(2));
