import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { storyParts } from './changes.mjs';

const workspace = mkdtempSync(path.join(os.tmpdir(), 'changes-test-'));
afterAll(() => rmSync(workspace, { recursive: true }));
for (const file of ['libs/ui/src/card/card.stories.tsx', 'libs/views/src/shared/words.ts']) {
  mkdirSync(path.join(workspace, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(workspace, file), '');
}

it('names the folder with stories of a changed file, once', () => {
  const files = ['libs/ui/src/card/card.tsx', 'libs/ui/src/card/icons/star.tsx', 'docs/security.md'];
  expect(storyParts(files, workspace)).toEqual({ parts: ['card'], libraries: ['ui'] });
});

it('names no folder without stories, removed, or of an application', () => {
  const files = [
    'libs/views/src/shared/words.ts',
    'libs/ui/src/gone/gone.tsx',
    'apps/site/src/server/env.ts',
  ];
  expect(storyParts(files, workspace)).toEqual({ parts: [], libraries: [] });
});
