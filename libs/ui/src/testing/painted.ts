import { contrast } from '../docs/contrast';

/** Least contrast of borders and graphics (WCAG 1.4.11). */
const leastContrast = 3;

/** Whether an element is visible, not hidden or for screen readers only. */
export function isPainted(element: Element) {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 1 &&
    height > 1 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
  );
}

type Channels = [red: number, green: number, blue: number, alpha: number];

function channels(colour: string): Channels {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha];
}

/** Blends a colour over another one. */
export function over(colour: string, ground: string): string {
  const [red, green, blue, alpha] = channels(colour);
  const below = channels(ground);
  const [r, g, b] = [red, green, blue].map((value, i) => value * alpha + below[i]! * (1 - alpha));
  return `rgb(${r}, ${g}, ${b})`;
}

/** Background colour behind an element, from its ancestors. */
export function ground(element: Element): string {
  const parent = element.parentElement;
  if (!parent) return getComputedStyle(document.documentElement).backgroundColor;
  const { backgroundColor } = getComputedStyle(parent);
  return channels(backgroundColor)[3] === 1 ? backgroundColor : over(backgroundColor, ground(parent));
}

export function standsOut(colour: string, on: string, least = leastContrast) {
  return contrast(over(colour, on), on) >= least;
}

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** The visible borders of an element, as strings. */
export function edges(element: Element, pseudo?: '::before' | '::after'): string[] {
  const style = getComputedStyle(element, pseudo);
  const on = ground(element);
  return sides
    .map((side) => [
      style[`border${side}Style`],
      style[`border${side}Width`],
      style[`border${side}Color`],
      side,
    ])
    .filter(([kind, width, colour]) => kind !== 'none' && parseFloat(width!) >= 1 && standsOut(colour!, on))
    .map((edge) => edge.join(' '));
}

/** The visible outline of an element, such as a focus ring. */
export function outline(element: Element, pseudo?: '::before' | '::after'): string | undefined {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, pseudo);
  const isSeen =
    outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1 && standsOut(outlineColor, ground(element));
  return isSeen ? `${outlineStyle} ${outlineWidth} ${outlineColor}` : undefined;
}

/** The rendered pseudo-elements of an element. */
export function pseudos(element: Element) {
  return (['::before', '::after'] as const).filter((pseudo) => {
    const { content, display, width } = getComputedStyle(element, pseudo);
    return content !== 'none' && content !== 'normal' && display !== 'none' && width !== 'auto';
  });
}

/** The shapes of an icon with their fill and stroke colours. */
export function shapes(svg: Element) {
  return [...svg.querySelectorAll<SVGGraphicsElement>('path, rect, circle, ellipse, line, polyline, polygon')]
    .filter((shape) => !shape.closest('defs, clipPath, mask'))
    .map((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      return {
        shape,
        colours: [fill, stroke].filter((paint) => paint.startsWith('rgb') && channels(paint)[3] > 0),
      };
    })
    .filter(({ colours }) => colours.length > 0);
}

export const isEmptyBox = (element: Element) =>
  element.childElementCount === 0 &&
  element.textContent.trim() === '' &&
  element instanceof HTMLElement &&
  !element.matches(
    'input, textarea, select, progress, meter, img, iframe, canvas, video, br, hr, wbr, col, source',
  );

/** Serialises what forced colours preserve of a control's look, without text and backgrounds, to compare its states. */
export function look(root: Element): string {
  const own = (element: Element): unknown[] => {
    const style = getComputedStyle(element);
    return [
      edges(element),
      outline(element),
      style.textDecorationLine === 'none'
        ? ''
        : `${style.textDecorationLine} ${style.textDecorationThickness}`,
      style.fontWeight,
      style.color,
      pseudos(element).map((pseudo) => [
        edges(element, pseudo),
        getComputedStyle(element, pseudo).inlineSize,
      ]),
    ];
  };
  const from = root.getBoundingClientRect();
  const inside = [...root.querySelectorAll('*')].filter(
    (element) => isPainted(element) && !element.matches('svg *'),
  );
  const marks = inside.map((element) => {
    if (element.matches('svg'))
      return shapes(element).map(({ shape, colours }) => [shape.outerHTML, colours]);
    const box = element.getBoundingClientRect();
    return isEmptyBox(element) ? [box.x - from.x, box.y - from.y] : [];
  });
  // A set, because the number of elements does not matter.
  const looks = new Set(inside.map((element) => JSON.stringify(own(element))));
  return JSON.stringify([own(root), marks.filter(({ length }) => length > 0), [...looks].sort()]);
}
