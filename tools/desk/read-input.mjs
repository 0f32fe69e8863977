// What a command reads beside its arguments: a password that nobody sees, a text, a file.
import fs from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { fromCaller } from './caller-folder.mjs';
import { DeskError } from './desk-error.mjs';

/** Without echo at a terminal; otherwise the first line of the input. @returns {Promise<string>} */
export async function readPassword() {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0];
  process.stderr.write('Password: ');
  process.stdin.setRawMode(true).setEncoding('utf8').resume();
  try {
    let typed = '';
    for await (const chunk of process.stdin)
      for (const key of chunk) {
        if (key === '\u0003' || key === '\u0004') throw new DeskError('cancelled', 130);
        if (key === '\r' || key === '\n') return typed;
        typed = key === '\u007f' || key === '\b' ? [...typed].slice(0, -1).join('') : typed + key;
      }
    return typed;
  } finally {
    process.stdin.setRawMode(false).pause();
    process.stderr.write('\n');
  }
}

/** A file's text; `-` is the input. @param {string} file */
export async function readText(file) {
  if (file === '-') return text(process.stdin);
  try {
    return await fs.readFile(fromCaller(file), 'utf8');
  } catch (error) {
    throw new DeskError(`${file} cannot be read: ${/** @type {any} */ (error).code}`);
  }
}

/** @param {string} file */
export async function readJson(file) {
  const content = await readText(file);
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new DeskError(`${file} is not JSON: ${/** @type {Error} */ (error).message}`);
  }
}
