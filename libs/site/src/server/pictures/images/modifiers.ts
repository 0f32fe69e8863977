import { Refusal } from '@raang/server';
import {
  backgrounds,
  defaultQuality,
  type Fit,
  fits,
  type Format,
  formats,
  isHeight,
  isSize,
  isWidth,
  qualities,
} from './allowed';

/** How to change a picture. */
export interface Modifiers {
  format: Format;
  fit: Fit;
  /** Size in pixels. With one of them the other follows; with neither the picture keeps its size. */
  width?: number;
  height?: number;
  /** Absent for lossless formats. */
  quality?: number;
  /** Background behind transparent pixels: `#rrggbb`. */
  background?: string;
}

/** The kit's keys, and the names that the specification gives them (§7). */
const names: Record<string, string> = {
  f: 'format',
  fit: 'fit',
  w: 'width',
  h: 'height',
  s: 'resize',
  resize: 'resize',
  q: 'quality',
  b: 'background',
  format: 'format',
  width: 'width',
  height: 'height',
  quality: 'quality',
  background: 'background',
};

/**
 * Parses `f_webp,fit_cover,s_400x225,q_70`, in any order; `_` means no changes.
 * @param segment raw path segment, still percent-encoded
 * @throws Refusal 400 that names the invalid part
 */
export function parseModifiers(segment: string): Modifiers {
  const given = split(segment);
  const format = oneOf('format', formats, given.get('format')?.replace(/^jpg$/, 'jpeg')) ?? formats[0];
  const fit = oneOf('fit', fits, given.get('fit')) ?? fits[0];
  const quality = number('quality', given.get('quality'), (value) => qualities.includes(value));
  const background = colour(given.get('background'));
  return {
    format,
    fit,
    ...size(given),
    ...(format === 'png' ? {} : { quality: quality ?? defaultQuality }),
    ...(background && { background }),
  };
}

/** Canonical text of the modifiers, for cache keys. */
export function modifiersKey({ format, fit, width, height, quality, background }: Modifiers): string {
  const isCut = width !== undefined && height !== undefined;
  return [format, isCut ? fit : '', width, height, quality, background].join(',');
}

function split(segment: string): Map<string, string> {
  const given = new Map<string, string>();
  if (segment === '_') return given;
  for (const part of segment.split(',')) {
    const [, key = '', value = ''] = /^([a-z]+)_(.+)$/.exec(part) ?? [];
    const name = Object.hasOwn(names, key) ? names[key] : undefined;
    if (!name) throw new Refusal(400, `"${part}" is not a modifier; use f, fit, w, h, s, q or b.`);
    if (given.has(name)) throw new Refusal(400, `The ${name} is given twice.`);
    given.set(name, decode(value));
  }
  return given;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    throw new Refusal(400, `"${value}" is not valid percent-encoding.`);
  }
}

function oneOf<T extends string>(
  name: string,
  allowed: readonly T[],
  value: string | undefined,
): T | undefined {
  if (value === undefined) return undefined;
  const found = allowed.find((candidate) => candidate === value);
  if (!found) throw new Refusal(400, `The ${name} must be one of ${allowed.join(', ')}, not "${value}".`);
  return found;
}

function number(
  name: string,
  value: string | undefined,
  isAllowed: (value: number) => boolean,
): number | undefined {
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,3}$/.test(value) || !isAllowed(Number(value)))
    throw new Refusal(400, `The ${name} "${value}" is not allowed.`);
  return Number(value);
}

function size(given: Map<string, string>): Pick<Modifiers, 'width' | 'height'> {
  const resize = given.get('resize');
  if (resize === undefined) {
    const width = number('width', given.get('width'), isWidth);
    const height = number('height', given.get('height'), isHeight);
    if (width && height) return both(width, height);
    return { ...(width && { width }), ...(height && { height }) };
  }
  if (given.has('width') || given.has('height')) throw new Refusal(400, 'A size excludes w and h.');
  const [, width, height] = /^([1-9]\d{0,3})x([1-9]\d{0,3})$/.exec(resize) ?? [];
  if (!width || !height) throw new Refusal(400, `The size must be like 400x225, not "${resize}".`);
  return both(Number(width), Number(height));
}

function both(width: number, height: number) {
  if (!isSize(width, height)) throw new Refusal(400, `The size "${width}x${height}" is not allowed.`);
  return { width, height };
}

function colour(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const [, hex = ''] = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(value) ?? [];
  const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  return oneOf('background', backgrounds, hex ? `#${long.toLowerCase()}` : value);
}
