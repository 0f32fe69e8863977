import { expect, test } from 'vitest';
import { findDifference } from './compare.mjs';
import { joinPictures, readSheet, toFile, toImage } from './sheet.mjs';

/** Draws a page of 400 by 300 in a third of its size, as the browser does, in the format that is committed. */
async function sheetOf(content: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#fff"/>${content}</svg>`;
  const { default: sharp } = await import('sharp');
  const picture = await sharp(Buffer.from(svg)).resize(133, 100).png().toBuffer();
  return readSheet(await toFile(await joinPictures([picture, picture])));
}

const button = ({ x = 40, fill = '#00613d', radius = 6, text = 0 } = {}) =>
  `<rect x="${x}" y="40" width="120" height="44" rx="${radius}" fill="${fill}"/>` +
  `<g transform="translate(${text} 0)" fill="#fff"><rect x="${x + 20}" y="58" width="30" height="3"/><rect x="${x + 54}" y="58" width="40" height="3"/></g>`;

test('finds no difference between two pictures of the same story', async () => {
  expect(await findDifference(await sheetOf(button()), await sheetOf(button()))).toBeUndefined();
});

test('ignores that letters lie a fraction of a pixel elsewhere', async () => {
  const moved = await sheetOf(button({ text: 0.4 }));
  expect(await findDifference(await sheetOf(button()), moved)).toBeUndefined();
});

test.each([
  ['a step of 4 px', button({ x: 44 })],
  ['another green', button({ fill: '#0a7a50' })],
  ['a part that is missing', ''],
])('finds %s', async (_, content) => {
  expect(await findDifference(await sheetOf(button()), await sheetOf(content))).toBeDefined();
});

test('shows the difference in red, at half the size of the sheet', async () => {
  const difference = await findDifference(await sheetOf(button()), await sheetOf(''));
  expect(difference).toMatchObject({ width: 135, height: 50 });
  const { channels } = await toImage(difference!).stats();
  expect(channels.map(({ max }) => max)).toEqual([255, 255, 255]);
  expect(channels[1]!.min).toBe(0);
});

test('ignores empty space at the end', async () => {
  const { default: sharp } = await import('sharp');
  const tall = await sharp(
    await toImage(await sheetOf(button()))
      .png()
      .toBuffer(),
  )
    .extend({ bottom: 20, extendWith: 'copy' })
    .png()
    .toBuffer();
  expect(await findDifference(await sheetOf(button()), await readSheet(tall))).toBeUndefined();
});
