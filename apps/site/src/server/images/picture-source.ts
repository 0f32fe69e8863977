import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../http/refusal';

/** A picture that may be changed: the content's, or one that the build put among the files for browsers. */
export interface PictureSource {
  /** Absolute, with every link followed. */
  file: string;
  /** Changes with the picture. */
  identity: string;
  /** Its address changes with it too, so an answer holds for ever. */
  isImmutable: boolean;
}

export interface PictureFolders {
  /** Digest of each picture of the content by file name. */
  media: ReadonlyMap<string, string>;
  mediaFolder: string;
  clientFolder: string;
}

const pictureName = /\.(jpe?g|png|webp|avif|svg)$/i;

/**
 * Where the picture of an address is.
 * @param encoded the address's path behind the modifiers, as the client wrote it
 * @throws Refusal 403 for a way out of the folders, 404 for what is not there, 415 for what is no picture by its name
 */
export async function findPicture(encoded: string, folders: PictureFolders): Promise<PictureSource> {
  const name = safePath(encoded);
  if (!pictureName.test(name)) throw new Refusal(415, 'Only JPEG, PNG, WebP, AVIF and SVG are changed here.');
  const [, digest, mediaName] = /^media\/([0-9a-f]+)\/([^/]+)$/.exec(name) ?? [];
  if (digest && mediaName) {
    if (folders.media.get(mediaName) !== digest) throw notFound();
    const file = await contained(folders.mediaFolder, mediaName);
    return { file, identity: `${digest}/${mediaName}`, isImmutable: true };
  }
  const file = await contained(folders.clientFolder, name);
  const { mtimeMs, size } = await stat(file);
  return { file, identity: `${name}:${mtimeMs}:${size}`, isImmutable: name.startsWith('assets/') };
}

const notFound = () => new Refusal(404, 'No such picture.');

/** Whether a path, however often it is encoded, names the folder above one of its own. */
export function leadsUp(encoded: string): boolean {
  let current = encoded;
  // more rounds than any server between here and there will decode
  for (let round = 0; round < 5; round += 1) {
    if (/(?:^|[/\\])\.\.(?:[/\\]|$)/.test(current)) return true;
    const decoded = current.replace(/%(2e|2f|5c|25)/gi, (escape) => decodeURIComponent(escape));
    if (decoded === current) return false;
    current = decoded;
  }
  return true;
}

function safePath(encoded: string): string {
  if (leadsUp(encoded)) throw new Refusal(403, 'The path leads out of the pictures.');
  let name: string;
  try {
    name = decodeURIComponent(encoded);
  } catch {
    throw new Refusal(400, 'The path is not well encoded.');
  }
  // a NUL ends a file name early, and the other signs that cannot be seen belong in none
  if (/[\u0000-\u001f\u007f\\]/.test(name) || path.isAbsolute(name) || /^[a-z]:/i.test(name))
    throw new Refusal(403, 'The path leads out of the pictures.');
  return name;
}

async function contained(folder: string, name: string): Promise<string> {
  const [root, file] = await Promise.all([folder, path.join(folder, name)].map((one) => realpath(one))).catch(
    () => {
      throw notFound();
    },
  );
  if (!root || !file?.startsWith(root + path.sep))
    throw new Refusal(403, 'The path leads out of the pictures.');
  if (!(await stat(file)).isFile()) throw notFound();
  return file;
}
