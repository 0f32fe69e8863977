// Lint rejects imports that the architecture forbids, and its message names the alternative. The table itself is data
// (eslint/boundaries.mjs): this file tests one case of each kind of rule.
import path from 'node:path';
import { ESLint } from 'eslint';
import { execa } from 'execa';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from './bootstrap.mjs';

const eslint = new ESLint({ cwd: root });

async function messagesOf(file: string, code: string) {
  const [result] = await eslint.lintText(code, { filePath: path.join(root, file) });
  return (result?.messages ?? []).map(({ message }) => message).join('\n');
}

const importOf = (name: string) => `import * as it from '${name}';\nexport const used = it;\n`;
const typeImportOf = (name: string) => `import type * as It from '${name}';\nexport type Used = typeof It;\n`;
const valueOf = (expression: string) => `export const it = () => ${expression};\n`;
const styled = 'export function It() {\n  return <p style={{ margin: 0 }} />;\n}\n';

// the rule for layers reads the cached project graph of Nx; without a graph it reports nothing
beforeAll(() => execa('nx', ['show', 'projects'], { cwd: root, preferLocal: true }), 60_000);

describe('lint rejects', () => {
  test.each([
    ['libs/domain/src/it.ts', importOf('@raang/ui'), '"layer:domain" can'],
    ['libs/ui/src/it.ts', importOf('zod'), '"layer:ui" is not allowed to import "zod"'],
    ['libs/domain/src/it.ts', importOf('@raang/ui'), 'Row "domain" of the layer table'],
    ['libs/ui/src/it.ts', importOf('zod'), 'may import text-time; packages, except @lingui/*'],
    ['libs/ui/src/it.ts', importOf('get-east-asian-width'), 'Transitive or unresolvable dependencies'],
    ['libs/views/src/it.ts', importOf('../../domain/src/index'), 'cannot be imported by a relative'],
    ['libs/i18n/src/it.ts', importOf('node:fs'), 'Take what needs Node as an argument'],
    ['libs/views/src/it.ts', importOf('@raang/journeys'), '"layer:views" can'],
    ['libs/api/src/it.ts', importOf('@raang/api-client'), '"layer:api" can'],
    ['libs/server/src/it.ts', importOf('@raang/api'), '"layer:server" can'],
    ['libs/site/src/pages/it.ts', importOf('@raang/api'), 'call it through the api client'],
    ['libs/domain/src/it.ts', valueOf('window'), 'Take the value as an argument'],
    ['libs/domain/src/it.ts', valueOf('Date.now()'), 'Take `now`'],
    ['libs/ui/src/it.tsx', valueOf('new Date()'), 'Take `now`'],
    ['libs/views/src/it.tsx', 'export const it = (id: string) => <p {...{ id }} />;\n', 'as an attribute'],
    ['tools/it.mjs', valueOf('({ ...{ a: 1 } })'), 'without the spread'],
    ['libs/views/src/it.tsx', styled, 'use a class of the kit'],
    ['libs/site/src/routes/it.tsx', styled, 'use a class of the kit'],
  ])('%s: %s', async (file, code, wayOut) => {
    expect(await messagesOf(file, code)).toContain(wayOut);
  });
});

describe('lint accepts', () => {
  test.each([
    ['libs/views/src/it.ts', typeImportOf('@raang/ui')],
    ['libs/contract/src/it.ts', importOf('zod')],
    ['libs/journeys/src/gtfs/it.ts', importOf('node:fs')],
    ['libs/api/src/it.test.ts', importOf('@raang/api-client')],
    ['libs/site/src/server/services/uses-api.ts', importOf('@raang/api')],
    ['libs/domain/src/it.ts', 'export const it = (day: string) => new Date(day);\n'],
    ['libs/domain/src/it.test.ts', valueOf('Date.now()')],
  ])('%s: %s', async (file, code) => {
    expect(await messagesOf(file, code)).toBe('');
  });
});
