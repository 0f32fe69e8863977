/**
 * What may be asked of the image proxy, and nothing else: each picture has a number of variants that can be counted,
 * so nobody can make the server work for ever.
 */

/** The first is what a picture becomes when nothing is asked (specification §9). */
export const formats = ['webp', 'avif', 'jpeg', 'png'] as const;
export type Format = (typeof formats)[number];

export const contentTypes: Record<Format, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** IPX's five; the first is what a picture that gets both sizes is cut by. */
export const fits = ['cover', 'contain', 'fill', 'inside', 'outside'] as const;
export type Fit = (typeof fits)[number];

export const qualities: readonly number[] = [40, 50, 60, 70, 75, 80, 85, 90, 95, 100];
export const defaultQuality = 75;

/**
 * What may be put behind a transparent picture: black, and the kit's tokens on which pictures stand (surface,
 * surface-raised and surface-sunken in both modes, accent and deep). Without a background a picture stays transparent.
 */
export const backgrounds: readonly string[] = [
  '#ffffff',
  '#000000',
  '#f1f5f5',
  '#0f1619',
  '#172126',
  '#0a1012',
  '#00613d',
  '#07281f',
];

/** Pixels of the page at which the site shows pictures: from an icon to the widest breakpoint (specification §9). */
const displayWidths = [
  32, 40, 48, 64, 80, 96, 128, 160, 200, 240, 256, 320, 360, 400, 480, 512, 560, 600, 640, 720, 768, 800, 960,
  1024, 1200, 1280, 1536,
];

/** Specification §9. */
const densities = [1, 2];

/** Width by height: those of the kit's Picture, and a social card's. */
const ratios = [16 / 9, 3 / 2, 4 / 3, 1, 1200 / 630];

const widths = new Set(displayWidths.flatMap((width) => densities.map((density) => width * density)));

const heights = new Set(
  displayWidths.flatMap((width) =>
    ratios.flatMap((ratio) => densities.map((density) => Math.round(width / ratio) * density)),
  ),
);

export const isWidth = (width: number) => widths.has(width);

export const isHeight = (height: number) => heights.has(height);

/** The page rounds a height before a density doubles it: a pixel more or less is the same ratio. */
export const isSize = (width: number, height: number) =>
  isWidth(width) && ratios.some((ratio) => Math.abs(height - width / ratio) <= 1);

/** What the proxy takes in. */
export const sourceLimits = {
  bytes: 20 * 1024 * 1024,
  /** A photograph of 48 megapixels passes; beyond that a small file may be a bomb. */
  pixels: 50_000_000,
};

/** For one picture, in seconds; the largest takes less than one. */
export const workSeconds = 15;
