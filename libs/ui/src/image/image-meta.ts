export interface ImageMeta {
  width: number;
  height: number;
  /** Width by height; 0 where nothing is known. */
  ratio: number;
}

export interface ImageMetaOptions {
  read?: (address: string) => Promise<Omit<ImageMeta, 'ratio'>>;
  log: (message: string, reason: unknown) => void;
}

/** The pixels of a picture. One that cannot be read is logged and has no size at all (specification §8). */
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
