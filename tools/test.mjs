// `npm test`: everything, on a fresh clone too. The last line is the sum over all runners.
import fs from 'node:fs';
import { bootstrap } from './bootstrap.mjs';
import { endEverything, endOnSignals, temporaryFolder } from './processes.mjs';
import { sum } from './report.mjs';

await bootstrap();
endOnSignals();

// browsers and runners that are ended leave their temporary files: here they go with the run
const folder = temporaryFolder('raang-test');
fs.chmodSync(folder, 0o711); // the database runs as another user
for (const variable of ['TMPDIR', 'TMP', 'TEMP']) process.env[variable] = folder;

const { runStage, stages } = await import('./stages.mjs');
const counts = [];
for (const [title, stage] of stages) counts.push(await runStage(title, stage));
const { passed, failed } = sum(counts);

await endEverything();
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
