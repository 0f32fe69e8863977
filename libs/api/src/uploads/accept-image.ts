import type { Sharp } from 'sharp';
import { createWorkQueue, TooBusyError } from '../limits/work-queue';
import type { FileOutcome, ImageType } from './file-outcome';

/** More than phones make in 5 MB. A bomb of a few bytes may claim far more. */
const mostPixels = 50_000_000;

/** Longest side of a stored image, in pixels: enough to read a serial number on a photo of a bag. */
const longestSide = 4096;

/** How long one image may take. */
const mostSeconds = 15;

/** Two at once: an image of 50 megapixels needs about 200 MB. */
const queue = createWorkQueue({ atOnce: 2, waiting: 32 });

const encoders: Record<ImageType, (image: Sharp) => Sharp> = {
  'image/jpeg': (image) => image.jpeg({ quality: 85 }),
  'image/png': (image) => image.png({ compressionLevel: 6 }),
  'image/webp': (image) => image.webp({ quality: 85, effort: 2 }),
};

/**
 * Re-encodes an image in its own format. Only the pixels remain: camera and place, thumbnails, and programs hidden in the
 * file or behind the image are gone. Applies the orientation of the camera, and keeps the first frame of an animation.
 * @throws TooBusyError if too many images wait, or one takes too long
 */
export function acceptImage(bytes: Uint8Array, mediaType: ImageType): Promise<FileOutcome> {
  return queue.run(() => redraw(bytes, mediaType));
}

async function redraw(bytes: Uint8Array, mediaType: ImageType): Promise<FileOutcome> {
  const sharp = await loadSharp();
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
    const { format } = await image.metadata();
    if (`image/${format}` !== mediaType) return { problem: 'file-type' };
    const upright = image
      .timeout({ seconds: mostSeconds })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
    return { bytes: await encoders[mediaType](upright).toBuffer(), mediaType };
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    if (/timeout/i.test(reason)) throw new TooBusyError('an image took too long', { cause: error });
    return { problem: /pixel limit|too large/i.test(reason) ? 'file-too-large' : 'file-type' };
  }
}

/** Loaded with the first image. One thread per image, and no cache, as for the pictures of the site. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
