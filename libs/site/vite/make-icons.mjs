// Draws the icons of an app's public/ from its favicon.svg. Run it by hand when the logo changes: node
// libs/site/vite/make-icons.mjs apps/site
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const folder = path.resolve(process.argv[2] ?? '.', 'public');
const mark = await readFile(path.join(folder, 'favicon.svg'), 'utf8');
const ground = '#00613d';

/** @param {string} svg @param {number} size */
const draw = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 40 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

// phones crop these to their own shape: the background fills the icon, the logo stays within the central 80 %
const toTheEdge = mark
  .replace('viewBox="0 0 40 40"', 'viewBox="-5 -5 50 50"')
  .replace('<rect width="40" height="40" rx="8"/>', '<rect x="-5" y="-5" width="50" height="50"/>');

for (const size of [192, 512]) {
  await writeFile(path.join(folder, `icon-${size}.png`), await draw(mark, size));
  await writeFile(path.join(folder, `icon-maskable-${size}.png`), await draw(toTheEdge, size));
}
// iOS rounds the corners itself and fills transparent pixels with black
const apple = await sharp(await draw(toTheEdge, 180))
  .flatten({ background: ground })
  .png()
  .toBuffer();
await writeFile(path.join(folder, 'apple-touch-icon.png'), apple);
await writeFile(path.join(folder, 'favicon.ico'), toIcon(await draw(mark, 32), 32));

/** One PNG in an ICO container: some clients request /favicon.ico without reading the page. */
function toIcon(/** @type {Buffer} */ png, /** @type {number} */ size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
