// `npm start`: from whatever state the clone is in to a site that answers.
import { bootstrap, fail } from './bootstrap.mjs';
import { nx } from './nx/run.mjs';
import { endEverything, endOnSignals } from './processes.mjs';
import { checkEnvironment, serveSite } from './site.mjs';

await bootstrap();
await checkEnvironment();

const giveSignalsBack = endOnSignals();
console.log('building what changed …');
const build = await nx(['run', '@raang/site:build', '--output-style=static'], { quiet: true });
await endEverything();
giveSignalsBack();
if (build.code !== 0) fail(`${build.output}\nthe site could not be built: the reason stands above`);

process.env.NODE_ENV = 'production';
await serveSite();
