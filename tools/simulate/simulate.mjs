// `npm run simulate`: serves simulated trains of a feed as GTFS-Realtime, for development, tests and demonstrations.
import { bootstrap } from '../bootstrap.mjs';

await bootstrap();
const { runSimulator } = await import('./run-simulator.ts');
await runSimulator(process.argv.slice(2));
