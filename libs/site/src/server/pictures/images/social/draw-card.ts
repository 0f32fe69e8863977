import { escapeXml } from '@raang/server';
import type { Locale } from '@raang/domain';
import { socialCardSize } from '@raang/views';
import { sourceLimits } from '../allowed';
import { semibold } from '../fonts';
import type { SharpModule } from '../load-sharp';
import { colours } from './colours';
import { drawTitle, textWidth } from './text';

/** Content of a social card. */
export interface SocialCard {
  /** Of the title. */
  locale: Locale;
  siteName: string;
  /** Above the title: the category, the authority. */
  label: string;
  title: string;
  /** Lines that the page is about, at the foot. */
  lines: readonly LineMark[];
  /** Colours of the band next to the picture, from top to bottom. */
  band: readonly string[];
}

export interface LineMark {
  name: string;
  colour: string;
  ink: string;
}

const { width: cardWidth, height: cardHeight } = socialCardSize;
const margin = 56;
const bandWidth = 14;
const pictureWidth = 530;
const textBox = cardWidth - pictureWidth - bandWidth - 2 * margin;
const label = { baseline: 196, size: 26 };
const titleTop = 226;
const chip = { height: 46, size: 24, padding: 18, gap: 12 };

/**
 * Draws a card as JPEG: the words on a plain background, the picture next to them, the lines by colour and name.
 * @param picture bytes of the page's picture; without one the site's logo is drawn
 */
export async function drawCard(sharp: SharpModule, card: SocialCard, picture?: Buffer): Promise<Buffer> {
  const chips = await placeChips(sharp, card.lines);
  const titleBottom = (chips[0]?.y ?? cardHeight - margin) - (chips.length > 0 ? 40 : 0);
  const box = { width: textBox, height: titleBottom - titleTop };
  const [title, labelWidth, photograph] = await Promise.all([
    drawTitle(sharp, card.title, { locale: card.locale, colour: colours.ink, ...box }),
    textWidth(sharp, card.label, label.size),
    picture && cutPicture(sharp, picture),
  ]);
  const labelSize = label.size * Math.min(1, textBox / labelWidth);
  return sharp(Buffer.from(groundSvg(card, chips, labelSize)))
    .composite([
      { input: title.picture, left: margin, top: titleTop },
      ...(photograph ? [{ input: photograph, left: cardWidth - pictureWidth, top: 0 }] : []),
    ])
    .flatten({ background: colours.surface })
    .jpeg({ quality: 85, mozjpeg: true })
    .toBuffer();
}

interface Chip extends LineMark {
  x: number;
  y: number;
  width: number;
}

/** Rows of chips from the foot upwards, the first chip at the top left. */
async function placeChips(sharp: SharpModule, lines: readonly LineMark[]): Promise<Chip[]> {
  const rows: Omit<Chip, 'y'>[][] = [];
  for (const line of lines) {
    const width = (await textWidth(sharp, line.name, chip.size)) + 2 * chip.padding;
    const last = rows.at(-1)?.at(-1);
    const x = last ? last.x + last.width + chip.gap : margin;
    if (last && x + width <= margin + textBox) rows.at(-1)!.push({ ...line, x, width });
    else rows.push([{ ...line, x: margin, width }]);
  }
  return rows.flatMap((row, index) => {
    const y = cardHeight - margin - chip.height - (rows.length - 1 - index) * (chip.height + chip.gap);
    return row.map((one) => ({ ...one, y }));
  });
}

function cutPicture(sharp: SharpModule, picture: Buffer): Promise<Buffer> {
  return sharp(picture, { limitInputPixels: sourceLimits.pixels, density: 96 })
    .autoOrient()
    .resize({ width: pictureWidth, height: cardHeight, fit: 'cover', position: 'attention' })
    .flatten({ background: colours.surface })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function groundSvg(
  { siteName, label: labelText, band }: SocialCard,
  chips: Chip[],
  labelSize: number,
): string {
  const text = (x: number, baseline: number, size: number, colour: string, words: string) =>
    `<text x="${x}" y="${baseline}" font-family="${semibold}" font-weight="600" font-size="${size}" fill="${colour}">${escapeXml(words)}</text>`;
  const bandLeft = cardWidth - pictureWidth - bandWidth;
  const bandPart = cardHeight / Math.max(1, band.length);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}">`,
    `<rect width="${cardWidth}" height="${cardHeight}" fill="${colours['accent-soft']}"/>`,
    mark(margin, margin, 60),
    text(margin + 78, margin + 41, 30, colours.deep, siteName),
    text(margin, label.baseline, labelSize, colours.accent, labelText),
    ...chips.map(
      ({ x, y, width, colour, ink, name }) =>
        // the border separates a pale line colour from the background
        `<rect x="${x}" y="${y}" width="${width}" height="${chip.height}" rx="6" fill="${colour}" stroke="${colours.ink}" stroke-opacity="0.3"/>` +
        text(x + chip.padding, y + chip.height / 2 + chip.size * 0.33, chip.size, ink, name),
    ),
    ...band.map(
      (colour, index) =>
        `<rect x="${bandLeft}" y="${index * bandPart}" width="${bandWidth}" height="${bandPart}" fill="${colour}"/>`,
    ),
    `<rect x="${bandLeft + bandWidth}" width="${pictureWidth}" height="${cardHeight}" fill="${colours.accent}"/>`,
    mark(cardWidth - pictureWidth / 2 - 130, cardHeight / 2 - 130, 260),
    '</svg>',
  ].join('');
}

/** The kit's BrandMark. */
function mark(x: number, y: number, side: number): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${side / 40})"><rect width="40" height="40" rx="8" fill="${colours.accent}"/>` +
    `<g fill="none" stroke="${colours['accent-ink']}" stroke-width="3.5" stroke-linecap="round">` +
    '<path d="M11 32V22a11 11 0 0 1 11-11h1.5"/><path d="M18.5 32v-9a4.5 4.5 0 0 1 4.5-4.5h9"/>' +
    '<circle cx="28.75" cy="11" r="3" stroke-width="3"/></g></g>'
  );
}
