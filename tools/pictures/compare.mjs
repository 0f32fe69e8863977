// Whether two sheets show the same, on machines that draw fonts in different ways.
import pixelmatch from 'pixelmatch';
import { toImage, withHeight } from './sheet.mjs';

/** @typedef {import('./sheet.mjs').Sheet} Sheet */

/** Sheets are compared at half their size, where the edges of letters from different machines are alike. */
const shrink = 2;
/** Of a pixel, as the distance of the two colours; black and white have 1. */
const threshold = 0.035;
/** A difference has as many differing pixels as this in a window of 8 by 8. */
const least = 6;
const windowSize = 8;

/**
 * @param {Sheet} expected
 * @param {Sheet} actual
 * @returns {Promise<Sheet | undefined>} the differences in red, if there are any
 */
export async function findDifference(expected, actual) {
  const height = Math.max(expected.height, actual.height);
  if (expected.width !== actual.width) return actual;
  const [before, after] = await Promise.all(
    [expected, actual].map((sheet) => shrunk(withHeight(sheet, height))),
  );
  const { width, height: rows } = before;
  const options = { threshold, includeAA: true };
  if (pixelmatch(before.data, after.data, null, width, rows, { ...options, windowSize }) < least)
    return undefined;
  const data = new Uint8Array(width * rows * 4);
  pixelmatch(before.data, after.data, data, width, rows, options);
  return { data: withoutAlpha(data), width, height: rows };
}

/** @param {Sheet} sheet */
async function shrunk(sheet) {
  const { data, info } = await toImage(sheet)
    .resize(Math.ceil(sheet.width / shrink), Math.ceil(sheet.height / shrink), {
      fit: 'fill',
      kernel: 'linear',
    })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** @param {Uint8Array} pixels of four bytes */
const withoutAlpha = (pixels) => Buffer.from(pixels.filter((_, i) => i % 4 !== 3));
