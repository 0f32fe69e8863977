import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { woffToSfnt } from './woff-to-sfnt';

/** The site's typeface as pango finds it: inside its file the heavier one calls itself a family of its own. */
export const semibold = 'IBM Plex Sans Thai Looped SemiBold';

/** The lighter ones are for words that stand in a drawing of the content. */
const files = ['thai', 'latin', 'latin-ext'].flatMap((script) =>
  [400, 600].map((weight) => `ibm-plex-sans-thai-looped-${script}-${weight}-normal`),
);

/**
 * Puts the fonts that the pages ship into a folder, as pango takes them, with a configuration that names this folder
 * and no other: text in pictures looks the same on every machine, also on one without a Thai font.
 * @returns the configuration's file
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

/** Leaves a file that is right alone, and replaces another at once: a second process may be drawing with it. */
async function putFile(file: string, bytes: Buffer): Promise<void> {
  const present = await readFile(file).catch(() => undefined);
  if (present?.equals(bytes)) return;
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
