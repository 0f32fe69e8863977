export interface ImageMeta {
  width: number;
  height: number;
  /** Width divided by height. 0 if unknown. */
  ratio: number;
}

export interface ImageMetaOptions {
  read?: (address: string) => Promise<Omit<ImageMeta, 'ratio'>>;
  log: (message: string, reason: unknown) => void;
}

/** Reads the size of a picture in pixels. On failure, logs the reason and returns zeros (specification §8). */
export async function readImageMeta(
  address: string,
  { read = readInBrowser, log }: ImageMetaOptions,
): Promise<ImageMeta> {
  try {
    const { width, height } = await read(address);
    return { width, height, ratio: height > 0 ? width / height : 0 };
  } catch (reason) {
    log(`Image metadata could not be read: ${address}`, reason);
    return { width: 0, height: 0, ratio: 0 };
  }
}

async function readInBrowser(address: string) {
  const image = new globalThis.Image();
  image.src = address;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}
