import { escapeXml } from '@raang/server';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { woffToSfnt } from './woff-to-sfnt';

/** The site's typeface by pango's names: the heavier file has a family name of its own. */
export const semibold = 'IBM Plex Sans Thai Looped SemiBold';

/** The lighter ones are for text in SVGs of the content. */
const files = ['thai', 'latin', 'latin-ext'].flatMap((script) =>
  [400, 600].map((weight) => `ibm-plex-sans-thai-looped-${script}-${weight}-normal`),
);

/**
 * Writes the site's fonts into a folder in pango's format, with a fontconfig file that names only this folder: text
 * in pictures looks the same on every machine, even without a Thai font.
 * @returns path of the fontconfig file
 */
export async function installFonts(folder: string): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  await mkdir(folder, { recursive: true });
  await Promise.all(
    files.map(async (name) => {
      const woff = await readFile(resolve(`@fontsource/ibm-plex-sans-thai-looped/files/${name}.woff`));
      await putFile(path.join(folder, `${name}.ttf`), woffToSfnt(woff));
    }),
  );
  const configuration = path.join(folder, 'fonts.conf');
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    `<fontconfig><dir>${escapeXml(folder)}</dir>`,
    `<cachedir>${escapeXml(path.join(folder, 'cache'))}</cachedir></fontconfig>`,
    '',
  ];
  await putFile(configuration, Buffer.from(lines.join('\n')));
  return configuration;
}

/** Keeps a correct file and replaces any other atomically: a second process may be using it. */
async function putFile(file: string, bytes: Buffer): Promise<void> {
  const present = await readFile(file).catch(() => undefined);
  if (present?.equals(bytes)) return;
  const part = `${file}.${process.pid}.part`;
  try {
    await writeFile(part, bytes);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
}
