/** Changes that the image proxy makes (specification §7), as IPX defines them. */
export interface ImageModifiers {
  format?: string;
  fit?: 'cover' | 'contain' | 'fill' | 'inside' | 'outside';
  /** CSS pixels. Multiplied by the density. */
  width?: number;
  height?: number;
  /** Width and height in pixels of the result, such as `320x180`. Not multiplied by the density. */
  resize?: string;
  /** 1 to 100. */
  quality?: number;
  /** Background of transparent areas: `ffffff`, with or without #. */
  background?: string;
}

/** Returns the URL of a changed picture. */
export type ImageProvider = (src: string, modifiers: ImageModifiers, baseUrl: string) => string;

export interface ImageConfig {
  /** Base URL of the app: empty, or `https://www.example.org` without a trailing slash. */
  baseUrl: string;
  providers: Readonly<Record<string, ImageProvider>>;
  /** The default provider. */
  provider: string;
  /** Modifiers by preset name, such as `card`. A picture's own modifiers override them. */
  presets: Readonly<Record<string, ImageModifiers>>;
}

/** Specification §9. */
export const imageDensities: readonly number[] = [1, 2];

/** Specification §9. */
export const defaultImageFormat = 'webp';

/** Path of the site's image proxy. */
const imageProxyPrefix = '/_ipx';

/** IPX's short keys. The order is fixed, so that a picture has one URL. */
const keys = [
  ['f', 'format'],
  ['fit', 'fit'],
  ['w', 'width'],
  ['h', 'height'],
  ['s', 'resize'],
  ['q', 'quality'],
  ['b', 'background'],
] as const;

/** `/_ipx/f_webp,w_320/pictures/train.jpg`. An .svg fits every size and stays unchanged. */
export const ipxProvider: ImageProvider = (src, modifiers, baseUrl) => {
  if (/\.svg(?:$|[?#])/i.test(src)) return src;
  const asked = withOneSize(modifiers);
  const written = keys.flatMap(([key, name]) => {
    const value = String(asked[name] ?? '').replace(/^#/, '');
    return value && `${key}_${encodeURIComponent(value)}`;
  });
  const path = encodeURI(src.replace(/^\//, '')).replaceAll('?', '%3F').replaceAll('#', '%23');
  return `${baseUrl}${imageProxyPrefix}/${written.filter(Boolean).join(',') || '_'}/${path}`;
};

/** IPX resizes once, so separate width and height would lose one of them. */
function withOneSize({ width, height, ...others }: ImageModifiers): ImageModifiers {
  if (others.resize) return others;
  return width && height ? { ...others, resize: `${width}x${height}` } : { ...others, width, height };
}

/** Returns pictures unchanged. */
const plainProvider: ImageProvider = (src) => src;

/** Used without an ImageConfigProvider. */
export const defaultImageConfig: ImageConfig = {
  baseUrl: '',
  providers: { ipx: ipxProvider, plain: plainProvider },
  provider: 'ipx',
  presets: {},
};
