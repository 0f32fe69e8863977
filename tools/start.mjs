// `npm start`: from whatever state the clone is in to a site that answers.
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { checkEnvironment, serveSite } from './site.mjs';

await bootstrap();
await checkEnvironment();

console.log('building what changed …');
await build('@raang/site');

process.env.NODE_ENV = 'production';
await serveSite();
