// The table of docs/architecture.md, proved rule by rule: what each layer must not import, and that the message tells why.
import fs from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from './bootstrap.mjs';
import { nx } from './nx/run.mjs';

const eslint = new ESLint({ cwd: root });

async function messagesOf(file: string, code: string) {
  const [result] = await eslint.lintText(code, { filePath: path.join(root, file) });
  return (result?.messages ?? []).map(({ message }) => message);
}

const importOf = (name: string) => `import * as it from '${name}';\nexport const used = it;\n`;

beforeAll(async () => {
  // the boundaries' rule reads the graph that the last run of Nx left; without one it would be silent
  if (!fs.existsSync(path.join(root, '.nx', 'workspace-data', 'project-graph.json'))) {
    await nx(['show', 'projects'], { quiet: true });
  }
}, 60_000);

const present = (layer: string) => fs.existsSync(path.join(root, 'libs', layer));

describe('imports point down', () => {
  const libraries = [
    'text-time',
    'domain',
    'i18n',
    'journeys',
    'contract',
    'ui',
    'api-client',
    'forms',
    'views',
    'api',
  ].filter(present);
  const allowed: Record<string, string[]> = {
    'text-time': [],
    domain: [],
    i18n: ['domain', 'text-time'],
    journeys: ['domain', 'text-time'],
    contract: ['domain'],
    ui: ['text-time'],
    'api-client': ['contract'],
    forms: ['ui', 'i18n', 'contract', 'domain', 'text-time'],
    views: ['ui', 'forms', 'i18n', 'domain', 'text-time', 'journeys'],
    api: ['contract', 'domain', 'text-time', 'journeys', 'i18n'],
  };
  const pairs = libraries.flatMap((from) =>
    libraries.filter((to) => to !== from).map((to) => ({ from, to })),
  );
  const isAllowed = ({ from, to }: { from: string; to: string }) => allowed[from]?.includes(to);

  test.each(pairs.filter((pair) => !isAllowed(pair)))('$from may not import $to', async ({ from, to }) => {
    const messages = await messagesOf(`libs/${from}/src/snippet.ts`, importOf(`@raang/${to}`));
    expect(messages.join()).toMatch(
      new RegExp(`"layer:${from}" can(not| only) depend on|Circular dependency between "@raang/${from}"`),
    );
  });

  test.each(pairs.filter(isAllowed))('$from may import $to', async ({ from, to }) => {
    const code = `import type * as It from '@raang/${to}';\nexport type Used = typeof It;\n`;
    expect(await messagesOf(`libs/${from}/src/snippet.ts`, code)).toEqual([]);
  });
});

describe('what a layer must not know', () => {
  const forbidden: Record<string, string[]> = {
    'text-time': ['zod', 'react'],
    domain: ['react', '@lingui/core', 'pg'],
    i18n: ['react', 'zod', 'pg'],
    journeys: ['zod', 'react'],
    contract: ['@orpc/server', 'pg', 'react'],
    ui: ['@lingui/core', '@tanstack/react-router', 'zod'],
    'api-client': ['react', '@orpc/server'],
    forms: ['@orpc/client', '@tanstack/react-router'],
    views: ['@tanstack/react-router', 'pg', 'drizzle-orm', 'drizzle-orm/pg-core', '@orpc/client'],
    api: ['react', 'react-dom/server', '@tanstack/react-router'],
  };
  const cases = Object.entries(forbidden)
    .filter(([layer]) => present(layer))
    .flatMap(([layer, names]) => names.map((name) => ({ layer, name })));

  test.each(cases)('$layer may not import $name', async ({ layer, name }) => {
    const messages = await messagesOf(`libs/${layer}/src/snippet.ts`, importOf(name));
    expect(messages.join()).toContain(`"layer:${layer}" is not allowed to import "${name}"`);
  });

  test.each([
    { layer: 'domain', name: 'zod' },
    { layer: 'contract', name: 'zod' },
    { layer: 'contract', name: '@orpc/contract' },
    { layer: 'i18n', name: '@lingui/core' },
  ])('$layer may import $name', async ({ layer, name }) => {
    expect(await messagesOf(`libs/${layer}/src/snippet.ts`, importOf(name))).toEqual([]);
  });

  test("the API's tests go through its client, the API does not", async () => {
    expect(await messagesOf('libs/api/src/snippet.test.ts', importOf('@raang/api-client'))).toEqual([]);
    expect(await messagesOf('libs/api/src/snippet.ts', importOf('@raang/api-client'))).not.toEqual([]);
  });

  test('a test of domain may import vitest', async () => {
    expect(await messagesOf('libs/domain/src/snippet.test.ts', importOf('vitest'))).toEqual([]);
  });

  test('a package that nobody declares is not importable', async () => {
    const messages = await messagesOf('libs/ui/src/snippet.ts', importOf('get-east-asian-width'));
    expect(messages.join()).toContain('Transitive or unresolvable dependencies are not allowed');
  });

  test('another project is not imported by path', async () => {
    const messages = await messagesOf('libs/views/src/snippet.ts', importOf('../../domain/src/index'));
    expect(messages.join()).toContain('cannot be imported by a relative or absolute path');
  });

  test.each(['text-time', 'domain', 'i18n', 'journeys', 'contract', 'ui', 'api-client', 'views'])(
    '%s runs in browsers, so without Node',
    async (layer) => {
      const messages = await messagesOf(`libs/${layer}/src/snippet.ts`, importOf('node:fs'));
      expect(messages.join()).toContain('Take what needs Node as an argument');
    },
  );

  test('journeys reads files in its subpath ./gtfs', async () => {
    expect(await messagesOf('libs/journeys/src/gtfs/snippet.ts', importOf('node:fs'))).toEqual([]);
  });

  test.each(['window', 'document', 'fetch', 'process'])('domain is pure: no %s', async (name) => {
    const messages = await messagesOf('libs/domain/src/snippet.ts', `export const it = ${name};\n`);
    expect(messages.join()).toContain('Take the value as an argument');
  });
});

describe('views know journeys by type', () => {
  test('as a value: refused', async () => {
    const messages = await messagesOf('libs/views/src/snippet.ts', importOf('@raang/journeys'));
    expect(messages.join()).toContain('use `import type`');
  });
  test('as a type: fine for this rule', async () => {
    const code = "import type { Journey } from '@raang/journeys';\nexport type Used = Journey;\n";
    expect((await messagesOf('libs/views/src/snippet.ts', code)).join()).not.toContain('use `import type`');
  });
});

describe('the site calls the API through its client', () => {
  test.each([
    'apps/site/src/pages/snippet.ts',
    'apps/site/src/routes/snippet.tsx',
    'apps/site/src/snippet.ts',
  ])('%s may not import it', async (file) => {
    expect((await messagesOf(file, importOf('@raang/api'))).join()).toContain(
      'call it through the api client',
    );
  });
  test('src/server may', async () => {
    expect(await messagesOf('apps/site/src/server/snippet.ts', importOf('@raang/api'))).toEqual([]);
  });
});

describe('time and chance are handed in', () => {
  const code = (expression: string) => `export const it = () => ${expression};\n`;
  test.each(['Date.now()', 'new Date()', 'Date()', 'Math.random()'])(
    '%s is refused in a library',
    async (expression) => {
      expect((await messagesOf('libs/domain/src/snippet.ts', code(expression))).join()).toContain(
        'take `now`',
      );
      expect((await messagesOf('libs/ui/src/snippet.tsx', code(expression))).join()).toContain('take `now`');
    },
  );
  test('a date made of an argument is fine, and so is anything in a test', async () => {
    expect(
      await messagesOf('libs/domain/src/snippet.ts', 'export const it = (day: string) => new Date(day);\n'),
    ).toEqual([]);
    expect(await messagesOf('libs/domain/src/snippet.test.ts', code('Date.now()'))).toEqual([]);
  });
});

describe('no style attributes, the content security policy blocks them', () => {
  const code = 'export function It() {\n  return <p style={{ margin: 0 }} />;\n}\n';
  test.each(['libs/ui/src/snippet.tsx', 'libs/views/src/snippet.tsx', 'apps/site/src/routes/snippet.tsx'])(
    '%s',
    async (file) => {
      expect((await messagesOf(file, code)).join()).toContain('use a class of the kit');
    },
  );
});
