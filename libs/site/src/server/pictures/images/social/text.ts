import { escapeXml } from '@raang/server';
import type { Locale } from '@raang/domain';
import { semibold } from '../fonts';
import type { SharpModule } from '../load-sharp';
import { withWordBreaks } from './word-breaks';

export interface DrawnText {
  /** PNG, cropped to the ink. */
  picture: Buffer;
  width: number;
  height: number;
}

/** Font sizes in pixels, largest first; at the smallest, the longest title (140 characters) still fits. */
const titleSizes = [62, 58, 54, 50, 46, 42, 38, 34];

/** Multiple of the typeface's own line height, which has room for two marks over a Thai letter; English has none. */
const lineHeights: Record<Locale, number> = { th: 1, en: 0.8 };

/** At 72 dpi a point is a pixel. */
const dpi = 72;

/** Sets the title as large as its box allows, in lines of similar length. */
export async function drawTitle(
  sharp: SharpModule,
  title: string,
  { locale, colour, width, height }: { locale: Locale; colour: string; width: number; height: number },
): Promise<DrawnText> {
  const attributes = `foreground="${colour}" lang="${locale}" line_height="${lineHeights[locale]}"`;
  const markup = `<span ${attributes}>${escapeXml(withWordBreaks(title, locale))}</span>`;
  const draw = (size: number, within: number, wrap?: 'word-char') =>
    drawMarkup(sharp, markup, { size, width: within, wrap });
  const fits = (text: DrawnText) => text.height <= height && text.width <= width;

  let size = titleSizes[0]!;
  let best = await draw(size, width);
  for (size of titleSizes) {
    best = await draw(size, width);
    if (fits(best)) break;
  }
  // a word without a break
  if (!fits(best)) return shrink(sharp, await draw(size, width, 'word-char'), { width, height });
  for (let within = width * 0.95; within > width * 0.6; within -= width * 0.05) {
    const narrower = await draw(size, Math.round(within));
    // one more line, or an overlong word: the previous width was the narrowest
    if (!fits(narrower) || narrower.height > best.height + size / 2 || narrower.width > within) break;
    best = narrower;
  }
  return best;
}

/** Width of a short text, in pixels. */
export async function textWidth(sharp: SharpModule, text: string, size: number): Promise<number> {
  return (await drawMarkup(sharp, escapeXml(text), { size })).width;
}

async function drawMarkup(
  sharp: SharpModule,
  markup: string,
  { size, width, wrap = 'word' }: { size: number; width?: number; wrap?: 'word' | 'word-char' | undefined },
): Promise<DrawnText> {
  const { data, info } = await sharp({
    text: {
      text: markup,
      // after a comma, pango does not read the weight as part of the family name
      font: `${semibold}, Semi-Bold ${size}`,
      rgba: true,
      dpi,
      wrap,
      ...(width && { width }),
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
}

/** Scales down to the box if larger. */
async function shrink(
  sharp: SharpModule,
  { picture }: DrawnText,
  box: { width: number; height: number },
): Promise<DrawnText> {
  const { data, info } = await sharp(picture)
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
}
