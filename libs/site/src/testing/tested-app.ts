import path from 'node:path';

/** The app whose facts and content the tests of the site have. */
export const testedApp = path.resolve(import.meta.dirname, '../../../../apps/site');
