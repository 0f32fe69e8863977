import { defaultImageFormat, type ImageConfig, imageDensities, type ImageModifiers } from './image-config';

export interface ImageRequest {
  provider?: string;
  preset?: string;
  modifiers?: ImageModifiers;
  /** Pixels of the screen for each of the page: 1 and 2 without it. */
  densities?: readonly number[];
}

export interface ImageSources {
  src: string;
  /** Missing where every density would get the same address. */
  srcSet?: string;
}

/**
 * The addresses for an `<img>`: the first density's, and a list with one for each. Data URIs are left as they are.
 *
 * @throws for a src that is no text, for no densities (specification §5), for a provider or preset that nobody
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

/** Without the keys that hold nothing: they would hide those of a preset. */
function defined(modifiers: ImageModifiers = {}): ImageModifiers {
  return Object.fromEntries(Object.entries(modifiers).filter(([, value]) => value !== undefined));
}

function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
