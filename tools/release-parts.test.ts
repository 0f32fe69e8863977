import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './bootstrap.mjs';
import { targetsOf } from './nx/targets.mjs';
import { readProject } from './nx/project.mjs';
import { readParts } from './release-parts.mjs';
import { browserTests, changeChecks, releaseParts } from './tiers.mjs';

const all = Object.keys(releaseParts);

test('every part is in one of the shards, for any number of them', () => {
  for (let count = 1; count <= all.length; count += 1) {
    const shards = Array.from({ length: count }, (_, index) =>
      readParts(['--shard', `${index + 1}/${count}`]),
    );
    expect(shards.flat().toSorted(), `${count} shards`).toEqual(all.toSorted());
  }
});

test('no shard of four takes half as long again as another', () => {
  const minutes = [1, 2, 3, 4].map((index) =>
    readParts(['--shard', `${index}/4`]).reduce((sum, part) => sum + releaseParts[part]!, 0),
  );
  expect(Math.max(...minutes)).toBeLessThan(1.5 * Math.min(...minutes));
});

test.each([['5/4'], ['0/4'], ['1/0'], ['1'], ['-1/4'], ['1/4/2'], ['1/99'], ['']])(
  'refuses the shard %j',
  (shard) => {
    expect(() => readParts([`--shard=${shard}`])).toThrow(`there is no shard ${shard}`);
  },
);

test('takes the parts that are named, and refuses others and a mixture', () => {
  expect(readParts(['pages', 'engines'])).toEqual(['pages', 'engines']);
  expect(() => readParts(['page'])).toThrow('there is no part page: choose from format, lint');
  expect(() => readParts(['pages', '--shard', '1/4'])).toThrow('not both');
});

test('a release checks what a change does, and every target that a project has', () => {
  expect(all).toEqual(expect.arrayContaining(changeChecks));
  const manifests = fs.globSync(
    '{package.json,{apps,libs,e2e}/*/package.json,tools/{,consumer/}package.json}',
    {
      cwd: root,
    },
  );
  const projects = [...manifests.map((file) => path.dirname(file)), '.storybook'].map((folder) =>
    readProject(folder, root),
  );
  const targets = new Set(projects.flatMap((project) => Object.keys(targetsOf(project, projects))));
  expect([...targets].toSorted()).toEqual(all.toSorted());
});

test('every folder of browser tests has a target of its name', () => {
  const folders = fs
    .globSync('e2e/*/playwright.config.ts', { cwd: root })
    .map((file) => file.split(path.sep)[1]);
  expect(folders.toSorted()).toEqual(browserTests.toSorted());
});
