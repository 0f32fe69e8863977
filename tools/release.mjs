// `npm run test:release [-- part …] [-- --shard 1/4]`: every check, or some parts of them, or one of several shards.
import { bootstrap, fail } from './bootstrap.mjs';
import { readParts } from './release-parts.mjs';

/** @type {string[]} */
let parts;
try {
  parts = readParts(process.argv.slice(2));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
await bootstrap();
console.log(`parts: ${parts.join(', ')}`);
const { runTier } = await import('./run-tier.mjs');
await runTier(parts);
