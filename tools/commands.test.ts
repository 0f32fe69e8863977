import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** What Node 18 exports of its own modules, as far as the commands import it by name. */
const known = new Set([
  ...['availableParallelism', 'createHash', 'fileURLToPath', 'once', 'parseArgs', 'pathToFileURL'],
  ...['setTimeout', 'spawn', 'spawnSync', 'stripVTControlCharacters', 'text'],
]);

const { scripts } = JSON.parse(read(path.join(root, 'package.json'))) as { scripts: Record<string, string> };
const commands = Object.values(scripts)
  .map((script) => /^exec node (\S+)$/.exec(script)?.[1] ?? '')
  .filter((file) => file && read(path.join(root, file)).includes('await bootstrap('));

function read(file: string) {
  return fs.readFileSync(file, 'utf8');
}

/** What a file imports before its first line runs, with its own imports. */
function importsOf(file: string): { names: string; source: string }[] {
  const own = [...read(file).matchAll(/^import (?:([^']+?) from )?'([^']+)';$/gm)].map(
    ([, names = '', source = '']) => ({ names, source }),
  );
  const files = own.filter(({ source }) => source.startsWith('.'));
  return [...own, ...files.flatMap(({ source }) => importsOf(path.resolve(path.dirname(file), source)))];
}

describe('on a fresh clone under Node 18, before it installs', () => {
  it('is tested for the two commands and for development', () => {
    expect(commands).toEqual(expect.arrayContaining(['tools/start.mjs', 'tools/test.mjs', 'tools/dev.mjs']));
  });

  it.each(commands)('%s imports no package, and nothing that Node 18 lacks', (command) => {
    const imported = importsOf(path.join(root, command)).filter(({ source }) => !source.startsWith('.'));
    expect(imported.map(({ source }) => source)).toEqual(imported.map(() => expect.stringMatching(/^node:/)));
    const names = imported.flatMap(({ names: list }) => /\{(.+)\}/s.exec(list)?.[1]?.split(',') ?? []);
    const unknown = names
      .map((name) => name.trim().split(' as ')[0]!)
      .filter((name) => name && !known.has(name));
    expect(unknown).toEqual([]);
  });
});
