import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { ownAddress } from '@raang/e2e-kit/own-address';
import { startEngine } from './engines';
import { printSilentFailures } from './failures';
import type { Engine, Visit } from './visit';
import { Visitor } from './visitor';

interface VisitorOptions {
  /** The visitor has already answered the cookie question, which would cover a part of the page. */
  hasConsented: boolean;
  visitor: Visitor;
}

/** A test in the engine of its project. Fails if a page prints an error or a warning, or if something does not load. */
export const test = base.extend<VisitorOptions, { engine: Engine }>({
  ...ownAddress,
  engine: [
    async ({}, use, { project }) => {
      const engine = await startEngine(project.name);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  hasConsented: [true, { option: true }],
  visitor: async ({ engine, hasConsented, extraHTTPHeaders, baseURL }, use, testInfo) => {
    const visit = await engine.startVisit({ site: baseURL!, headers: extraHTTPHeaders ?? {} });
    await visit.beforeScripts(printSilentFailures);
    await visit.resize(1280, 860);
    if (hasConsented) {
      await visit.open('/robots.txt');
      await visit.evaluate(() => (document.cookie = 'consent=2.necessary; path=/; samesite=lax'), undefined);
    }
    await use(new Visitor(visit));
    if (testInfo.status !== testInfo.expectedStatus)
      await keepPicture(visit, testInfo.outputPath('page.png'));
    const complaints = await visit.complaints();
    await visit.close();
    expect(complaints).toEqual([]);
  },
});

/** There is none of a page that has crashed. */
const keepPicture = (visit: Visit, file: string) =>
  visit.picture().then(
    (picture) => writeFile(file, picture),
    () => {},
  );

export { expect };
export { eventually } from './visitor';
