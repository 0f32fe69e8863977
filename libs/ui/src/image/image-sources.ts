import { defaultImageFormat, type ImageConfig, imageDensities, type ImageModifiers } from './image-config';

export interface ImageRequest {
  provider?: string;
  preset?: string;
  modifiers?: ImageModifiers;
  /** Device pixels per CSS pixel. Defaults to 1 and 2. */
  densities?: readonly number[];
}

export interface ImageSources {
  src: string;
  /** Undefined if all densities have the same URL. */
  srcSet?: string;
}

/**
 * URLs for an `<img>`: `src` for the first density, `srcSet` for all. Returns data URIs unchanged.
 *
 * @throws if src is not a string, if densities are empty (specification §5), or if the provider or preset is not
 * configured (§8)
 */
export function imageSources(src: string, request: ImageRequest, config: ImageConfig): ImageSources {
  const { provider = config.provider, preset, densities = imageDensities } = request;
  if (typeof src !== 'string') throw new TypeError(`Image: src must be a string, not ${typeof src}`);
  const [firstDensity] = densities;
  if (firstDensity === undefined) throw new Error('Image: densities must not be empty');
  const addressOf = ownValue(config.providers, provider);
  if (!addressOf) throw new Error(`Unknown provider: ${provider}`);
  const presetModifiers = preset === undefined ? {} : ownValue(config.presets, preset);
  if (!presetModifiers) throw new Error(`Unknown preset: ${preset}`);
  if (src.startsWith('data:')) return { src };

  const modifiers = { format: defaultImageFormat, ...presetModifiers, ...defined(request.modifiers) };
  const addresses = densities.map((density) => addressOf(src, denser(modifiers, density), config.baseUrl));
  const srcSet = addresses.map((address, index) => `${address} ${densities[index]}x`).join(', ');
  return { src: addresses[0] ?? src, ...(new Set(addresses).size > 1 && { srcSet }) };
}

function denser({ width, height, ...others }: ImageModifiers, density: number): ImageModifiers {
  const pixels = (size: number | undefined) => size && Math.round(size * density);
  return { ...others, width: pixels(width), height: pixels(height) };
}

/** Drops undefined values, which would hide those of a preset. */
function defined(modifiers: ImageModifiers = {}): ImageModifiers {
  return Object.fromEntries(Object.entries(modifiers).filter(([, value]) => value !== undefined));
}

function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
