import { readFileSync } from 'node:fs';
import path from 'node:path';
import { clientFolder } from './folders';

let known: string | undefined;

/** The build that this process serves; undefined in development. */
export function currentBuildId(): string | undefined {
  if (!import.meta.env.PROD) return undefined;
  known ??= readBuildId(clientFolder());
  return known;
}

export function readBuildId(folder: string): string {
  const { id } = JSON.parse(readFileSync(path.join(folder, 'builds/latest.json'), 'utf8')) as { id: string };
  return id;
}

const immutable = 'public, max-age=31536000, immutable';

/** Cache-Control of a build file: content-hashed names for ever, `latest.json` never. */
export function fileCacheControl(pathname: string): string {
  if (/^\/(assets|builds\/meta)\//.test(pathname)) return immutable;
  return pathname.startsWith('/builds/') ? 'no-cache' : 'public, max-age=3600';
}
