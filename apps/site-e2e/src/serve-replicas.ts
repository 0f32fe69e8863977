// The web server of the tests on PostgreSQL: `node src/serve-replicas.ts` serves until it is stopped. Its one line of
// output says where, and which processes there are.
import { startReplicas } from './replicas.ts';

const { close, ...site } = await startReplicas();
process.stdout.write(`ready ${JSON.stringify(site)}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
