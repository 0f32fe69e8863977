import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageOf, serverPackages } from './server-packages';

const workspace = path.resolve(import.meta.dirname, '../../..');
// without what only browsers run
const folders = ['libs/{api,api-client,contract}/src', 'libs/site/src/{pages,routes,server,shell}'];
const sources = globSync(
  folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
  { cwd: workspace },
).filter((file) => !/\.test\.|\/testing\/|\/test\//.test(file));

/** Imports of values: types are gone before Node looks for their packages. */
const importsIn = (code: string) =>
  [...code.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^'.][^']*)'|import\('([^'.][^']*)'\)/gm)].map(
    ([, fixed, dynamic]) => fixed ?? dynamic!,
  );

describe('packages that are bundled for the server in development', () => {
  const names = new Set(serverPackages.map(packageOf));
  const imported = new Set(
    sources.flatMap((file) => importsIn(readFileSync(path.join(workspace, file), 'utf8'))),
  );

  it('are all that the sources import of them: of anything else there would be two', () => {
    const used = [...imported].filter((specifier) => names.has(packageOf(specifier)));
    expect(used.toSorted()).toEqual(serverPackages.toSorted());
  });

  it.each([...names])('%s has one version, that of the workspace', (name) => {
    expect(existsSync(path.join(workspace, 'node_modules', name))).toBe(true);
    const nested = globSync(`{apps,libs}/*/node_modules/${name}`, { cwd: workspace });
    expect(nested).toEqual([]);
  });
});
