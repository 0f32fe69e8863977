import type { TestProject } from 'vitest/node';
import { createServerEngine, embedded } from './database-engines';
import { prepareDatabases, type Templates } from './prepared-databases';

declare module 'vitest' {
  interface ProvidedContext {
    embeddedTemplates: Templates;
    /** Undefined where no PostgreSQL server runs. */
    serverTemplates: Templates | undefined;
  }
}

/** Prepares each database once for the whole run. */
export default async function setUp({ provide }: TestProject) {
  const server = process.env['TEST_DATABASE_URL'];
  const onDisk = await prepareDatabases(embedded);
  const onServer = server ? await prepareDatabases(createServerEngine(server)) : undefined;
  provide('embeddedTemplates', onDisk.templates);
  provide('serverTemplates', onServer?.templates);
  return async () => {
    await onDisk.remove();
    await onServer?.remove();
  };
}
