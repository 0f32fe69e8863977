// `npm test`: the checks that protect a change.
import { bootstrap } from './bootstrap.mjs';
import { changeChecks } from './tiers.mjs';

await bootstrap();
const { runTier } = await import('./run-tier.mjs');
await runTier(changeChecks);
