/**
 * What the image proxy allows. Each picture has a limited number of variants, so no client can create unlimited
 * work.
 */

/** The first is the default (specification §9). */
export const formats = ['webp', 'avif', 'jpeg', 'png'] as const;
export type Format = (typeof formats)[number];

export const contentTypes: Record<Format, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** IPX's five; the first is the default when both sizes are given. */
export const fits = ['cover', 'contain', 'fill', 'inside', 'outside'] as const;
export type Fit = (typeof fits)[number];

export const qualities: readonly number[] = [40, 50, 60, 70, 75, 80, 85, 90, 95, 100];
export const defaultQuality = 75;

/**
 * Backgrounds for transparent pictures: black, and the kit's tokens behind pictures (surface, surface-raised and
 * surface-sunken in both modes, accent and deep). Without a background a picture stays transparent.
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

/** CSS pixel widths of pictures on the site: from an icon to the widest breakpoint (specification §9). */
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

/** Heights are rounded before a density doubles them: one pixel of difference is the same ratio. */
export const isSize = (width: number, height: number) =>
  isWidth(width) && ratios.some((ratio) => Math.abs(height - width / ratio) <= 1);

/** Input formats of the proxy. */
export const sourceLimits = {
  bytes: 20 * 1024 * 1024,
  /** Allows a 48-megapixel photo; a larger one may be a decompression bomb. */
  pixels: 50_000_000,
};

/** Per picture, in seconds; the largest takes less than one. */
export const workSeconds = 15;
