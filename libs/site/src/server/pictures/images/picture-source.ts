import { Refusal } from '@raang/server';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** A source picture: from the content, or from the build's client files. */
export interface PictureSource {
  /** Absolute, with symbolic links resolved. */
  file: string;
  /** Changes with the picture. */
  identity: string;
  /** The URL changes with the picture, so a response is immutable. */
  isImmutable: boolean;
}

export interface PictureFolders {
  /** Digest of each content picture by file name. */
  media: ReadonlyMap<string, string>;
  mediaFolder: string;
  clientFolder: string;
  /** Finds the picture of another release by its path below the site, as a local file. */
  former?: (name: string) => Promise<string | undefined>;
}

const pictureName = /\.(jpe?g|png|webp|avif|svg)$/i;

/**
 * Finds the source picture of a URL.
 * @param encoded the path after the modifiers, as the client wrote it
 * @throws Refusal 403 for path traversal, 404 for a missing file, 415 for other file extensions
 */
export async function findPicture(encoded: string, folders: PictureFolders): Promise<PictureSource> {
  const name = safePath(encoded);
  if (!pictureName.test(name)) throw new Refusal(415, 'Only JPEG, PNG, WebP, AVIF and SVG are supported.');
  const [, digest, mediaName] = /^media\/([0-9a-f]+)\/([^/]+)$/.exec(name) ?? [];
  if (digest && mediaName) {
    const file =
      folders.media.get(mediaName) === digest
        ? await contained(folders.mediaFolder, mediaName)
        : await folders.former?.(name);
    if (!file) throw notFound();
    return { file, identity: `${digest}/${mediaName}`, isImmutable: true };
  }
  const file = await contained(folders.clientFolder, name);
  const { mtimeMs, size } = await stat(file);
  return { file, identity: `${name}:${mtimeMs}:${size}`, isImmutable: name.startsWith('assets/') };
}

const notFound = () => new Refusal(404, 'Picture not found.');

/** Whether a path contains `..`, under any number of percent-encodings. */
export function leadsUp(encoded: string): boolean {
  let current = encoded;
  // more rounds than any intermediate server decodes
  for (let round = 0; round < 5; round += 1) {
    if (/(?:^|[/\\])\.\.(?:[/\\]|$)/.test(current)) return true;
    const decoded = current.replace(/%(2e|2f|5c|25)/gi, (escape) => decodeURIComponent(escape));
    if (decoded === current) return false;
    current = decoded;
  }
  return true;
}

function safePath(encoded: string): string {
  if (leadsUp(encoded)) throw new Refusal(403, 'The path leaves the picture folders.');
  let name: string;
  try {
    name = decodeURIComponent(encoded);
  } catch {
    throw new Refusal(400, 'The path is not valid percent-encoding.');
  }
  // a NUL ends a file name early; other control characters are not valid in one either
  if (/[\u0000-\u001f\u007f\\]/.test(name) || path.isAbsolute(name) || /^[a-z]:/i.test(name))
    throw new Refusal(403, 'The path leaves the picture folders.');
  return name;
}

async function contained(folder: string, name: string): Promise<string> {
  const [root, file] = await Promise.all([folder, path.join(folder, name)].map((one) => realpath(one))).catch(
    () => {
      throw notFound();
    },
  );
  if (!root || !file?.startsWith(root + path.sep))
    throw new Refusal(403, 'The path leaves the picture folders.');
  if (!(await stat(file)).isFile()) throw notFound();
  return file;
}
