import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError } from './backup-format';

/** Writes lines into a compressed file that only its owner can read. Returns their number and digest. */
export async function writeLines(file: string, lines: AsyncIterable<string>) {
  const hash = createHash('sha256');
  let count = 0;
  async function* hashed() {
    for await (const line of lines) {
      const text = `${line}\n`;
      hash.update(text);
      count += 1;
      yield text;
    }
  }
  await pipeline(
    Readable.from(hashed()),
    createGzip(),
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
  );
  return { count, sha256: hash.digest('hex') };
}

/**
 * Reads the lines of a compressed file. Throws after the last one if they are not those that were written.
 * @throws BackupError
 */
export async function* readLines(file: string, written: { count: number; sha256: string }) {
  const hash = createHash('sha256');
  let count = 0;
  const damaged = (cause?: unknown) => new BackupError(`${file} is damaged: take another backup`, { cause });
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip()).setEncoding('utf8');
  // `pipe` does not pass errors on
  source.on('error', (error) => unzipped.destroy(error));
  try {
    for await (const line of linesOf(unzipped)) {
      hash.update(`${line}\n`);
      count += 1;
      yield line;
    }
  } catch (error) {
    // of zlib, or of a file that does not exist; other errors are those of the reader
    throw /^Z_|^ENOENT$/.test(String((error as NodeJS.ErrnoException).code)) ? damaged(error) : error;
  }
  if (count !== written.count || hash.digest('hex') !== written.sha256) throw damaged();
}

/** Splits at line feeds only: Node's reader of lines also splits at U+2028, which JSON leaves as it is. */
async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let parts: string[] = [];
  for await (const text of texts) {
    const lines = text.split('\n');
    for (const line of lines.slice(0, -1)) {
      yield [...parts, line].join('');
      parts = [];
    }
    parts.push(lines.at(-1)!);
  }
  if (parts.some(Boolean)) yield parts.join('');
}
