import { createRequire } from 'node:module';
import path from 'node:path';

/** The site's own folder; the bundle may be anywhere below it. */
export const siteFolder = path.dirname(createRequire(import.meta.url).resolve('@raang/site/package.json'));

export const repositoryFolder = path.resolve(siteFolder, '../..');

/** What the build made for browsers. */
export const clientFolder = path.join(siteFolder, 'dist/client');
