/**
 * What the server imports of packages with many files. In development Vite bundles these once: Node would look for 700
 * files at every start.
 */
export const serverPackages = [
  '@bufbuild/protobuf',
  '@bufbuild/protobuf/wire',
  '@bufbuild/protobuf/wkt',
  '@orpc/client',
  '@orpc/contract',
  '@orpc/openapi',
  '@orpc/openapi-client/fetch',
  '@orpc/openapi/fetch',
  '@orpc/server',
  '@orpc/zod/zod4',
  'altcha-lib',
  'altcha-lib/algorithms/pbkdf2',
  'better-auth/adapters/drizzle',
  'better-auth/api',
  'better-auth/cookies',
  'better-auth/crypto',
  'better-auth/minimal',
  'csv-parse/sync',
  'drizzle-orm',
  'drizzle-orm/node-postgres',
  'drizzle-orm/node-postgres/migrator',
  'drizzle-orm/pg-core',
  'file-type',
  'ical-generator',
  'micromark',
  'micromark-extension-gfm-table',
  'nodemailer',
  'nodemailer/lib/mail-composer',
  'postal-mime',
  'yaml',
];

/** Packages that these import, and the sources too: there must be one of each. */
export const sharedPackages = ['@electric-sql/pglite', 'pg', 'zod'];

/** The package of an import: a name, or a scope and a name. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
