import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

interface Manifest {
  name: string;
  private?: boolean;
  engines?: { node: string };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
const manifestIn = (folder: string): Manifest => JSON.parse(read(`${folder}/package.json`));

const libraries = fs
  .globSync('libs/*', { cwd: root })
  .map((folder) => ({ folder, manifest: manifestIn(folder) }))
  .filter(({ manifest }) => !manifest.private);
const names = libraries.map(({ manifest }) => manifest.name);

/** The version from which on a package runs: `[22, 19, 0]` of `>=22.19.0`. */
function floorOf({ name, engines }: Manifest): number[] {
  const [, floor = ''] = /^>=\s*([\d.]+)$/.exec(engines?.node ?? '') ?? [];
  if (!floor) throw new Error(`${name} says "${engines?.node}": expected a version from which on it runs`);
  return floor.split('.').map(Number);
}

const compare = (one: number[], other: number[]) =>
  one.map((part, at) => part - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

test.each(libraries)(
  '$manifest.name says which Node it needs, and no dependency needs a newer one',
  ({ manifest }) => {
    const own = floorOf(manifest);
    expect(own).toEqual(floorOf(libraries[0]!.manifest));
    const others = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
      .map((name) => manifestIn(`node_modules/${name}`))
      .filter(({ engines }) => engines);
    expect(others.filter((other) => compare(own, floorOf(other)) < 0).map(({ name }) => name)).toEqual([]);
  },
);

/** What npm has to find beside a library: `react@19`. */
const peersOf = ({ peerDependencies = {} }: Manifest) =>
  Object.entries(peerDependencies).map(([name, range]) => `${name}@${/\d+/.exec(range)![0]}`);

test.each(libraries)('the README of $manifest.name installs what it needs', ({ folder, manifest }) => {
  const readme = read(`${folder}/README.md`);
  const [, command] = /```sh\n(npm install .*)\n```/.exec(readme) ?? [];
  expect(command).toBe(['npm install', manifest.name, ...peersOf(manifest)].join(' '));
  const [major, minor] = floorOf(manifest);
  expect(readme).toContain(`\nNeeds Node ${major}.${minor} or later.\n`);
});

/** A library, and those of ours that it needs. */
function withOurs(name: string): string[] {
  const { dependencies = {} } = libraries.find(({ manifest }) => manifest.name === name)!.manifest;
  const ours = Object.keys(dependencies).filter((other) => names.includes(other));
  return [...new Set([name, ...ours.flatMap(withOurs)])].sort();
}

test.each([
  ['libs/ui/src/docs/getting-started.mdx', '@raang/ui'],
  ['docs/publishing.md', '@raang/views'],
])('%s packs %s with all that it needs', (page, name) => {
  const text = read(page);
  const [, list] = /for name in ([a-z0-9 -]+);/.exec(text) ?? [];
  const packed =
    list?.split(' ') ?? [...text.matchAll(/--workspace libs\/([a-z0-9-]+)/g)].map(([, one]) => one);
  expect(packed.map((one) => `@raang/${one}`).sort()).toEqual(withOurs(name));
  const { manifest } = libraries.find((library) => library.manifest.name === name)!;
  expect(text).toContain(['npm install ./raang-*.tgz', ...peersOf(manifest)].join(' '));
});
