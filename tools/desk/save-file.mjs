// Files of cases on the computer of a member of staff: saved, never opened.
import fs from 'node:fs/promises';
import { fromCaller } from './caller-folder.mjs';
import { DeskError } from './desk-error.mjs';
import { printable } from './printable.mjs';

/**
 * Saves a file, readable by this user alone, under a name that is free. A passenger chose the file's own name: it never
 * leads to another folder.
 * @param {File} file @param {string} [out] a path; by default the file's own name in the current folder
 */
export async function saveNew(file, out) {
  const ownName = printable(file.name).replace(/^\.+|[\\/:]/g, '_');
  const target = fromCaller(out ?? ownName);
  const content = Buffer.from(await file.arrayBuffer());
  try {
    await fs.writeFile(target, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code } = /** @type {any} */ (error);
    if (code === 'EEXIST') throw new DeskError(`${target} exists already; choose another name with --out`);
    throw new DeskError(`${target} cannot be written: ${code}`);
  }
  return { path: target, bytes: content.length, mediaType: file.type };
}
