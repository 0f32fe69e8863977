import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { authority } from '../authority/authority';

export interface StaticFile {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  /** The name has a hash of the content. */
  isImmutable: boolean;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** The build's files by path, and the paths of the stylesheets of every page. */
export async function readFiles(folder: string) {
  const files = new Map<string, StaticFile>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const type = types[path.extname(entry.name)];
    if (!type) continue;
    const file = path.join(entry.parentPath, entry.name);
    const pathname = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    const bytes = new Uint8Array(await readFile(file));
    files.set(pathname, { bytes, type, isImmutable: pathname.startsWith('/assets/') });
  }
  const manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'));
  const colours = lineColours();
  files.set(colours.path, colours.file);
  return { files, stylesheets: [`/${manifest['src/styles.css'].file}`, colours.path] };
}

/** The colours of the lines are data, and a style attribute would need a weaker security policy. */
function lineColours() {
  const rules = authority.lines.map(
    ({ id, colour, ink }) => `[data-line='${id}'] { --line-colour: ${colour}; --line-ink: ${ink}; }\n`,
  );
  const bytes = new TextEncoder().encode(rules.join(''));
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  return { path: `/assets/lines-${hash}.css`, file: { bytes, type: types['.css']!, isImmutable: true } };
}
