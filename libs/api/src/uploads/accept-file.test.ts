import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { acceptFile } from './accept-file';
import { halves, pdf, photo, pngOf } from './file-examples';

const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const join = (...parts: (Uint8Array | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

async function accept(bytes: Uint8Array) {
  const outcome = await acceptFile(new Uint8Array(bytes));
  if (outcome.problem) throw new Error(outcome.problem);
  return outcome;
}

describe('an image', () => {
  it('is turned upright and loses what the camera wrote', async () => {
    const given = await photo();
    expect((await sharp(given).metadata()).orientation).toBe(6);
    expect(given.includes('somebody')).toBe(true);
    const { bytes, mediaType } = await accept(given);
    const metadata = await sharp(bytes).metadata();
    expect([mediaType, metadata.width, metadata.height]).toEqual(['image/jpeg', 40, 80]);
    expect([metadata.exif, metadata.orientation, metadata.xmp]).toEqual([undefined, undefined, undefined]);
    // the left half of the sensor is the top of a photo with orientation 6
    const { data } = await sharp(bytes).extract({ left: 20, top: 5, width: 1, height: 1 }).raw().toBuffer({
      resolveWithObject: true,
    });
    expect(data[0]).toBeLessThan(60);
  });

  test.each(['jpeg', 'png', 'webp'] as const)('of type %s keeps its type and its size', async (format) => {
    const { bytes, mediaType } = await accept(await (await halves()).toFormat(format).toBuffer());
    expect(mediaType).toBe(`image/${format}`);
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 80, height: 40 });
  });

  test.each(['jpeg', 'png', 'webp'] as const)('of type %s loses what hides behind it', async (format) => {
    const image = await (await halves()).toFormat(format).toBuffer();
    const { bytes } = await accept(join(image, html));
    expect(Buffer.from(bytes).includes('<script>')).toBe(false);
  });

  it('of 12 megapixels stays within the longest side', async () => {
    const { bytes } = await accept(await (await halves({ width: 5000, height: 2400 })).jpeg().toBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 4096, height: 1966 });
  });
});

describe('a PDF', () => {
  it('stays as it is', async () => {
    const { bytes, mediaType } = await accept(pdf);
    expect([mediaType, Buffer.from(bytes).equals(pdf)]).toEqual(['application/pdf', true]);
  });

  test.each([
    ['with zeros after its end', join(pdf, '\0\0\0\n')],
    ['that was saved twice', join(pdf, pdf)],
  ])('%s is accepted', async (_, bytes) => {
    expect(await acceptFile(new Uint8Array(bytes))).toMatchObject({ mediaType: 'application/pdf' });
  });
});

describe('is refused by its type:', () => {
  const image = async () => (await halves()).jpeg().toBuffer();
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['an empty file', () => Buffer.alloc(0)],
    ['text', () => Buffer.from('a letter')],
    ['a web page', () => html],
    ['an SVG', () => svg],
    ['an SVG with an XML declaration', () => join('<?xml version="1.0"?>', svg)],
    ['a GIF', async () => (await halves()).gif().toBuffer()],
    ['an archive', () => join('PK\x03\x04', Buffer.alloc(100))],
    ['a program', () => join('MZ', Buffer.alloc(100))],
    ['a web page before an image', async () => join(html, await image())],
    ['the start of a JPEG and nothing else', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a JPEG that breaks off', async () => (await image()).subarray(0, 300)],
    ['a PNG that breaks off', async () => (await (await halves()).png().toBuffer()).subarray(0, 90)],
    ['a WebP that breaks off', async () => (await (await halves()).webp().toBuffer()).subarray(0, 60)],
    ['a PDF that breaks off', () => pdf.subarray(0, 80)],
    ['a PDF with a web page after it', () => join(pdf, html)],
    [
      'a PDF with a web page in its head',
      () => join('%PDF-1.4\n%<script>alert(1)</script>\n', pdf.subarray(9)),
    ],
    ['a PDF after something else', () => join('GIF89a', pdf)],
    ['a PDF with an archive after it', () => join(pdf, 'PK\x05\x06', Buffer.alloc(18))],
  ])('%s', async (_, bytes) => {
    expect(await acceptFile(new Uint8Array(await bytes()))).toEqual({ problem: 'file-type' });
  });
});

describe('is refused by its size:', () => {
  it('a file of more than 5 MB', async () => {
    const padding = Buffer.alloc(5 * 1024 * 1024 - pdf.length, ' ');
    const bytes = join(pdf.subarray(0, 9), padding, pdf.subarray(9));
    expect(await acceptFile(new Uint8Array(bytes))).toMatchObject({ mediaType: 'application/pdf' });
    expect(await acceptFile(new Uint8Array(join(bytes, '\n')))).toEqual({ problem: 'file-too-large' });
  });

  test.each([
    [20_000, 20_000],
    [2_000_000, 2_000_000],
  ])('a few bytes that claim %i × %i pixels', async (width, height) => {
    const bytes = await pngOf({ width, height });
    expect(await acceptFile(new Uint8Array(bytes))).toEqual({ problem: 'file-too-large' });
  });
});
