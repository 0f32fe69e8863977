// The pictures of a story on one sheet: both languages and both widths, side by side.
import sharp from 'sharp';

/** @typedef {{ data: Buffer, width: number, height: number }} Sheet pixels of three bytes */

/** Between the pictures, in pixels. */
const gap = 4;

/**
 * Joins the pictures of a story. A shorter one goes on with its last row, so that more empty space at its end is no difference.
 * @param {Buffer[]} files pictures as PNG
 * @returns {Promise<Sheet>}
 */
export async function joinPictures(files) {
  const pictures = await Promise.all(files.map(readSheet));
  const width = pictures.reduce((sum, picture) => sum + picture.width + gap, -gap);
  const height = Math.max(...pictures.map((picture) => picture.height));
  const data = Buffer.alloc(width * height * 3, 128);
  let left = 0;
  for (const picture of pictures) {
    const even = withHeight(picture, height);
    for (let y = 0; y < height; y++)
      even.data.copy(data, (y * width + left) * 3, y * even.width * 3, (y + 1) * even.width * 3);
    left += picture.width + gap;
  }
  return { data, width, height };
}

/** @type {(sheet: Sheet, height: number) => Sheet} */
export function withHeight({ data, width, height: own }, height) {
  const row = width * 3;
  const rows = [data.subarray(0, Math.min(own, height) * row)];
  for (let y = own; y < height; y++) rows.push(data.subarray((own - 1) * row, own * row));
  return { data: Buffer.concat(rows), width, height };
}

/** @param {string | Buffer} file @returns {Promise<Sheet>} */
export async function readSheet(file) {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** @param {Sheet} sheet */
export const toImage = ({ data, width, height }) => sharp(data, { raw: { width, height, channels: 3 } });

/** As it is committed: about 10 kB. @param {Sheet} sheet */
export const toFile = (sheet) => toImage(sheet).webp({ quality: 60, smartSubsample: true }).toBuffer();
