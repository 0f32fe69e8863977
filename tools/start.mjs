// `npm start`: builds and runs the site, whatever the state of the clone.
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { checkEnvironment, serveSite } from './site.mjs';

await bootstrap();
await checkEnvironment();

console.log('building what changed …');
await build('@raang/site');

process.env.NODE_ENV = 'production';
await serveSite();
