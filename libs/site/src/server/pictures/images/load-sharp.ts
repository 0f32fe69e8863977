import type { default as sharp } from 'sharp';
import { installFonts } from './fonts';

export type SharpModule = typeof sharp;

let loaded: Promise<SharpModule> | undefined;

/**
 * sharp with the site's fonts in `fontsFolder`. Loaded with the first picture, since pages do not need it. The fonts
 * of the first call apply to the whole process: fontconfig reads its configuration once.
 */
export function loadSharp(fontsFolder: string): Promise<SharpModule> {
  loaded ??= load(fontsFolder).catch((error: unknown) => {
    // such as a full disk: the next picture tries again
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(fontsFolder: string): Promise<SharpModule> {
  process.env['FONTCONFIG_FILE'] = await installFonts(fontsFolder);
  const { default: sharp } = await import('sharp');
  // one thread per picture, and no second cache: the files are the cache
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
