import type { ImageModifiers } from '@raang/ui';

/**
 * Sizes of the content's pictures by where they stand. A site passes them to the kit's ImageConfigProvider; the image
 * proxy makes them, in these pixels and twice these.
 */
export const imagePresets = {
  /** In a list: a card is at most as wide as a phone. */
  card: { width: 400, height: 225, fit: 'cover' },
  /** In a row of a list. */
  thumbnail: { width: 160, height: 120, fit: 'cover' },
  /** On the item's own page. */
  lead: { width: 800, height: 450, fit: 'cover' },
  /** In a dialog, enlarged: the whole picture. */
  large: { width: 1280, fit: 'inside' },
} as const satisfies Readonly<Record<string, ImageModifiers>>;
