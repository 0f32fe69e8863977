// `npm test`: everything, on a fresh clone too. The last line is the sum over all runners.
import { bootstrap } from './bootstrap.mjs';
import { sum } from './report.mjs';

await bootstrap();

const { runStage, stages } = await import('./stages.mjs');
const counts = [];
for (const [title, stage] of stages) counts.push(await runStage(title, stage));
const { passed, failed } = sum(counts);

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
