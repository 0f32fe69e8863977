/** Content and view box of an svg element. */
export interface Drawing {
  body: string;
  viewBox: string;
}

interface IconifyShape {
  width?: number;
  height?: number;
  left?: number;
  top?: number;
}

interface IconifyTurns {
  rotate?: number;
  hFlip?: boolean;
  vFlip?: boolean;
}

interface IconifyAlias extends IconifyShape, IconifyTurns {
  parent: string;
}

/** An icon set in Iconify's JSON format. Sizes of an icon override those of the set. */
export interface IconifySet extends IconifyShape {
  prefix: string;
  icons: Record<string, IconifyShape & IconifyTurns & { body: string }>;
  aliases?: Record<string, IconifyAlias>;
}

/** Iconify's default width and height. */
const side = 16;
const longestAliasChain = 5;

const shapes =
  'path|circle|ellipse|rect|line|polyline|polygon|g|defs|use|clipPath|mask|linearGradient|radialGradient|stop';
const attribute = String.raw`\s+(?!on|style|href|xlink)[a-zA-Z:-]+="[^"<>]*"|\s+href="#[^"<>]*"`;
const onlyShapes = new RegExp(
  String.raw`^(?:\s*<(?:${shapes})(?:${attribute})*\s*/?>|\s*</(?:${shapes})>)*\s*$`,
);

/**
 * Resolves an icon and its aliases. Undefined if the set has no such icon, or if it contains more than shapes: the page
 * inserts the markup unescaped, so scripts, styles and links are refused.
 */
export function toDrawing(set: IconifySet, name: string): Drawing | undefined {
  const shape: IconifyShape = {};
  const turns = { rotate: 0, hFlip: false, vFlip: false };
  let current = name;
  for (let step = 0; step <= longestAliasChain; step += 1) {
    const icon = ownValue(set.icons, current);
    const source = icon ?? ownValue(set.aliases ?? {}, current);
    if (!source) return undefined;
    const { width, height, left, top } = source;
    for (const [key, value] of Object.entries({ width, height, left, top }) as [
      keyof IconifyShape,
      number?,
    ][])
      shape[key] ??= value;
    turns.rotate += source.rotate ?? 0;
    turns.hFlip = turns.hFlip !== Boolean(source.hFlip);
    turns.vFlip = turns.vFlip !== Boolean(source.vFlip);
    if (icon)
      return onlyShapes.test(icon.body)
        ? drawingOf(icon.body, { ...sizes(set), ...sizes(shape) }, turns)
        : undefined;
    current = (source as IconifyAlias).parent;
  }
  return undefined;
}

function ownValue<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function sizes({ width, height, left, top }: IconifyShape): IconifyShape {
  return JSON.parse(JSON.stringify({ width, height, left, top })) as IconifyShape;
}

function drawingOf(
  body: string,
  shape: IconifyShape,
  { rotate, hFlip, vFlip }: Required<IconifyTurns>,
): Drawing {
  const { width = side, height = side, left = 0, top = 0 } = shape;
  const [x, y] = [left + width / 2, top + height / 2];
  const turns = [
    rotate % 4 && `rotate(${(rotate % 4) * 90} ${x} ${y})`,
    (hFlip || vFlip) &&
      `translate(${hFlip ? 2 * x : 0} ${vFlip ? 2 * y : 0}) scale(${hFlip ? -1 : 1} ${vFlip ? -1 : 1})`,
  ].filter(Boolean);
  return {
    body: turns.length > 0 ? `<g transform="${turns.join(' ')}">${body}</g>` : body,
    viewBox: `${left} ${top} ${width} ${height}`,
  };
}
