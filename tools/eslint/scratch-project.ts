import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ESLint, type Rule } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterEach } from 'vitest';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => fs.rmSync(folder, { recursive: true })));

/** A project on the disk until the test ends, for rules that read whole projects, with ESLint for one rule of ours. */
export function scratchProject(
  name: string,
  plugin: { rules: Record<string, Rule.RuleModule> },
  files: Record<string, string>,
) {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), `${name}-`));
  folders.push(folder);
  for (const [file, text] of Object.entries({ 'tsconfig.json': '{}', ...files })) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  const eslint = new ESLint({
    cwd: folder,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.{ts,tsx,mjs}'],
      languageOptions: { parser: tseslint.parser },
      plugins: { raang: plugin },
      rules: { [`raang/${name}`]: 'error' },
    },
  });
  return { folder, eslint };
}
