import { Refusal } from '@raang/server';
import { open } from 'node:fs/promises';
import type { Metadata, Sharp } from 'sharp';
import { type Format, sourceLimits, workSeconds } from './allowed';
import type { SharpModule } from './load-sharp';
import type { Modifiers } from './modifiers';

/** Default density of an SVG. */
const svgDensity = 72;

/** sharp's names; it reports AVIF as HEIF. */
const readable = new Set(['jpeg', 'png', 'webp', 'heif', 'svg']);

/**
 * Converts a picture file. Never enlarges, except vector drawings. Drops camera metadata (place, time, thumbnail)
 * and applies its orientation.
 * @throws Refusal 413 for too many bytes or pixels, 415 for anything but a picture
 */
export async function makePicture(sharp: SharpModule, file: string, modifiers: Modifiers): Promise<Buffer> {
  const bytes = await readWithin(file, sourceLimits.bytes);
  const options = { limitInputPixels: sourceLimits.pixels, failOn: 'error' } as const;
  try {
    const metadata = await sharp(bytes, options).metadata();
    const source = judge(metadata);
    const density = metadata.format === 'svg' ? densityFor(source, modifiers) : undefined;
    const picture = sharp(bytes, { ...options, ...(density && { density }) }).timeout({
      seconds: workSeconds,
    });
    return await encode(resize(picture.autoOrient(), modifiers, density ? undefined : source), modifiers);
  } catch (error) {
    throw refusalOf(error);
  }
}

export async function readWithin(file: string, maximumBytes: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    if (size > maximumBytes) throw new Refusal(413, 'The picture has too many bytes.');
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

interface Size {
  width: number;
  height: number;
}

/** The displayed size, after orientation. */
function judge({ format, width, height, autoOrient }: Metadata): Size {
  if (!readable.has(format)) throw new Refusal(415, `Pictures of type "${format}" are not supported.`);
  if (width * height > sourceLimits.pixels) throw new Refusal(413, 'The picture has too many pixels.');
  return autoOrient;
}

/** Renders a drawing at its target size instead of enlarging a small rendering. */
function densityFor(source: Size, { width = 0, height = 0 }: Modifiers): number | undefined {
  const scale = Math.max(width / source.width, height / source.height) || 1;
  if (source.width * source.height * scale ** 2 > sourceLimits.pixels)
    throw new Refusal(413, 'The drawing would have too many pixels.');
  return Math.max(1, svgDensity * scale);
}

/** @param source without it, the requested size may be larger */
function resize(picture: Sharp, { width, height, fit, background }: Modifiers, source?: Size): Sharp {
  if (!width && !height) return picture;
  const scale = width && height && source ? roomFor({ width, height }, fit, source) : 1;
  return picture.resize({
    ...(width && { width: Math.max(1, Math.round(width * scale)) }),
    ...(height && { height: Math.max(1, Math.round(height * scale)) }),
    fit,
    background: background ?? { r: 0, g: 0, b: 0, alpha: 0 },
    withoutEnlargement: source !== undefined,
  });
}

/** Scales a frame down so that a small picture fills it without being enlarged, at the same ratio. */
function roomFor({ width, height }: Size, fit: Modifiers['fit'], source: Size): number {
  // these keep the picture's ratio, and sharp does not enlarge
  if (fit === 'inside' || fit === 'outside') return 1;
  const [horizontal, vertical] = [source.width / width, source.height / height];
  return Math.min(1, fit === 'contain' ? Math.max(horizontal, vertical) : Math.min(horizontal, vertical));
}

const encoders: Record<Format, (picture: Sharp, quality: number | undefined) => Sharp> = {
  webp: (picture, quality) => picture.webp({ quality }),
  // a fifth of the time of sharp's default effort, for a few per cent more bytes
  avif: (picture, quality) => picture.avif({ quality, effort: 2 }),
  jpeg: (picture, quality) => picture.jpeg({ quality, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
};

function encode(picture: Sharp, { format, quality, background }: Modifiers): Promise<Buffer> {
  // JPEG has no transparency, and would show black
  const behind = background ?? (format === 'jpeg' ? '#ffffff' : undefined);
  return encoders[format](behind ? picture.flatten({ background: behind }) : picture, quality).toBuffer();
}

/** Maps sharp's errors to refusals. */
function refusalOf(error: unknown): unknown {
  if (error instanceof Refusal || !(error instanceof Error)) return error;
  if (/pixel limit|too large/i.test(error.message))
    return new Refusal(413, 'The picture has too many pixels.');
  if (/timeout/i.test(error.message))
    return new Refusal(503, 'The picture took too long.', { 'retry-after': '30' });
  return new Refusal(415, 'The file is not a readable picture.');
}
