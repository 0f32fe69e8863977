// `npm start`: builds and runs the site, or another app as in `npm start -- second-authority`, whatever the state of the
// clone.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap, fail, root } from './bootstrap.mjs';
import { build, projectOfApp } from './build.mjs';
import { checkEnvironment } from './site.mjs';

const [app = 'site'] = process.argv.slice(2);
const serveFile = path.join(root, 'apps', path.basename(app), 'serve.mjs');
if (!fs.existsSync(serveFile)) fail(`there is no app named “${app}” in apps/`);

await bootstrap();
if (app === 'site') await checkEnvironment();

console.log('building what changed …');
await build(projectOfApp(app));

process.env.NODE_ENV = 'production';
await import(pathToFileURL(serveFile).href);
