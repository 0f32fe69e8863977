import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import {
  areImported,
  canChangeMessages,
  canLeaveUnused,
  projectsOf,
  stateOf,
  storyParts,
} from './changes.mjs';

const workspace = mkdtempSync(path.join(os.tmpdir(), 'changes-test-'));
afterAll(() => rmSync(workspace, { recursive: true }));
for (const file of ['libs/ui/src/card/card.stories.tsx', 'libs/views/src/shared/words.ts']) {
  mkdirSync(path.join(workspace, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(workspace, file), '');
}
writeFileSync(
  path.join(workspace, 'libs/ui/src/card/said.tsx'),
  "import { Trans } from '@lingui/react/macro';",
);

it('names the folder with stories of a changed file, once', () => {
  const files = ['libs/ui/src/card/card.tsx', 'libs/ui/src/card/icons/star.tsx', 'docs/security.md'];
  expect(storyParts(files, workspace)).toEqual(['card']);
});

it('names no folder without stories, removed, or of an application', () => {
  const files = [
    'libs/views/src/shared/words.ts',
    'libs/ui/src/gone/gone.tsx',
    'libs/site/src/server/services/env.ts',
  ];
  expect(storyParts(files, workspace)).toEqual([]);
});

it('names the projects of changed files, once', () => {
  const files = ['libs/text-time/src/a.ts', 'libs/text-time/README.md', 'apps/site/content/a.th.md'];
  expect(projectsOf(files)).toEqual(['@raang/mrta', '@raang/text-time']);
  expect(projectsOf(['tools/consumer/check/a.mjs', 'tools/nx/a.mjs'])).toEqual([
    '@raang/consumer',
    '@raang/tools',
  ]);
  expect(projectsOf(['e2e/smoke/src/home.spec.ts'])).toEqual(['@raang/e2e-smoke']);
  expect(projectsOf(['.storybook/preview.tsx', 'docs/data.md'])).toEqual(['@raang/source', 'storybook']);
});

it('tells code, which tests import, from what they read as a file', () => {
  expect(areImported(['libs/ui/src/card/card.tsx', 'libs/i18n/src/locales/th.po'])).toBe(true);
  expect(areImported(['libs/ui/src/card/card.tsx', 'apps/site/content/a.th.md'])).toBe(false);
  expect(areImported(['libs/ui/package.json'])).toBe(false);
});

it('knows which changes can concern a message', () => {
  const can = (file: string, line = '+  return 2;') => canChangeMessages([file], line, workspace);
  expect(can('libs/ui/src/card/said.tsx')).toBe(true);
  expect(can('libs/i18n/src/locales/th.po')).toBe(true);
  expect(can('libs/ui/src/card/card.stories.tsx')).toBe(false);
  expect(can('libs/ui/src/card/card.stories.tsx', "-import { Trans } from '@lingui/react/macro';")).toBe(
    true,
  );
  expect(can('libs/ui/src/gone/gone.tsx', 'deleted file mode 100644')).toBe(true);
  expect(can('docs/data.md')).toBe(false);
});

it('names a state by the commit and every change', () => {
  const file = 'libs/ui/src/card/said.tsx';
  const state = (...files: string[]) => stateOf('abc', files, workspace);
  expect(state(file, 'gone.ts')).toBe(state('gone.ts', file));
  const before = state(file);
  expect(state()).not.toBe(before);
  writeFileSync(path.join(workspace, file), 'changed');
  expect(state(file)).not.toBe(before);
});

it('knows which changes can leave something unused', () => {
  const within = (line: string) => `--- a/libs/ui/src/a.ts\n+++ b/libs/ui/src/a.ts\n@@ -1 +1 @@\n${line}`;
  expect(canLeaveUnused(within('-  return 1;\n+  return 2;'))).toBe(false);
  expect(canLeaveUnused(within("-import { a } from './a';"))).toBe(true);
  expect(canLeaveUnused(within('+export const b = 1;'))).toBe(true);
  expect(canLeaveUnused('deleted file mode 100644')).toBe(true);
  expect(canLeaveUnused('new file libs/ui/src/b.ts')).toBe(true);
  expect(canLeaveUnused('--- a/package.json\n+++ b/package.json\n+  "x": "1",')).toBe(true);
});
