import sharp, { type Sharp } from 'sharp';

/** A picture of two colours, dark on its left half and bright on its right: shows how it was turned. */
export async function halves({ width = 80, height = 40 } = {}): Promise<Sharp> {
  const left = await sharp({ create: { width: width / 2, height, channels: 3, background: '#102030' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#f0e0d0' } }).composite([
    { input: left, left: 0, top: 0 },
  ]);
}

/** A photo with the place where it was taken, turned by 90 degrees in the camera. */
export async function photo(): Promise<Buffer> {
  return (await halves())
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody at home' }, IFD3: { GPSLatitude: '13/1 44/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** The smallest PDF that a reader opens. */
export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
    'trailer<</Root 1 0 R>>\n%%EOF\n',
);

/** A PNG header that claims a size, without its pixels. */
export async function pngOf({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const png = await (await halves()).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** The checksum of PNG chunks (ISO 3309). */
function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc;
}
