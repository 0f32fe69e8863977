import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;

/** Writes `.br` and `.gz` next to the client's files, at maximum quality once instead of on every request. */
export function precompress(): Plugin {
  return {
    name: 'raang:precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: async ({ dir }) => {
      if (!dir) return;
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      await Promise.all(
        entries
          .filter((entry) => entry.isFile() && compressible.test(entry.name))
          .map((entry) => compressFile(path.join(entry.parentPath, entry.name))),
      );
    },
  };
}

export async function compressFile(file: string): Promise<void> {
  const source = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await Promise.all([
    promisify(brotliCompress)(source, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
    promisify(gzip)(source, { level: constants.Z_BEST_COMPRESSION }).then((bytes) =>
      writeFile(`${file}.gz`, bytes),
    ),
  ]);
}
