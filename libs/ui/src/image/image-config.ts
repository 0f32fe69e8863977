/** How a picture is to be changed on its way. Specification §7 names them; IPX gave them their meaning. */
export interface ImageModifiers {
  format?: string;
  fit?: 'cover' | 'contain' | 'fill' | 'inside' | 'outside';
  /** Pixels of the page; each density multiplies them. */
  width?: number;
  height?: number;
  /** Width and height at once, `320x180`, in pixels of the answer: no density multiplies it. */
  resize?: string;
  /** 1 to 100. */
  quality?: number;
  /** Put behind what is transparent: `ffffff`, with or without #. */
  background?: string;
}

/** Makes the address of a changed picture. */
export type ImageProvider = (src: string, modifiers: ImageModifiers, baseUrl: string) => string;

export interface ImageConfig {
  /** Where the app lives: empty, or `https://www.example.org` without a slash. The proxy's prefix follows. */
  baseUrl: string;
  providers: Readonly<Record<string, ImageProvider>>;
  /** The provider of pictures that name none. */
  provider: string;
  /** Modifiers under a name, e.g. `card`. What a picture says itself wins over them. */
  presets: Readonly<Record<string, ImageModifiers>>;
}

/** Specification §9. */
export const imageDensities: readonly number[] = [1, 2];

/** Specification §9. */
export const defaultImageFormat = 'webp';

/** The path under which the site's image proxy answers. */
export const imageProxyPrefix = '/_ipx';

/** IPX's short keys in the order in which they are written, so that one picture has one address. */
const keys = [
  ['f', 'format'],
  ['fit', 'fit'],
  ['w', 'width'],
  ['h', 'height'],
  ['s', 'resize'],
  ['q', 'quality'],
  ['b', 'background'],
] as const;

/** `/_ipx/f_webp,w_320/pictures/train.jpg`. A drawing (.svg) fits every size already and stays one. */
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

/** IPX resizes once: of a width and a height apart, one would be lost. */
function withOneSize({ width, height, ...others }: ImageModifiers): ImageModifiers {
  if (others.resize) return others;
  return width && height ? { ...others, resize: `${width}x${height}` } : { ...others, width, height };
}

/** For pictures that are right as they are. */
export const plainProvider: ImageProvider = (src) => src;

export const defaultImageConfig: ImageConfig = {
  baseUrl: '',
  providers: { ipx: ipxProvider, plain: plainProvider },
  provider: 'ipx',
  presets: {},
};
