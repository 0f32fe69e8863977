/** The tallest and the deepest syllables of Thai: marks above marks, and vowels below descenders. */
const syllables = 'ปู่ ญี่ปุ่น ฎุ ฐูิ้ กึ๋ย ที่ ฟื้นฟู';

/** For a text in the other language. */
const letters = 'Égjpqy';

/** A pixel of a screen with a density of 2. */
const tolerancePx = 0.5;

/** Where the ink of Thai may reach, in pixels from the baseline. */
interface Ink {
  /** Of the font, as browsers lay out its lines. */
  ascent: number;
  descent: number;
  above: number;
  below: number;
}

/**
 * Texts whose Thai marks would be cut off: by the next ancestor that hides what flows out of it, or by the line of a field.
 * It does not matter which syllables a story has: any text may have these.
 */
export function findCutInk(page: Document): string[] {
  const view = page.defaultView!;
  const inkOf = createMeasure(page);
  const found = new Set<string>();
  const walker = page.createTreeWalker(page.body, view.NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    // drawings have their own units; the tests of the map measure its names
    if (!element || element.closest('svg') || !text.nodeValue?.trim() || !element.checkVisibility()) continue;
    const clip = clipOf(element, view);
    if (!clip) continue;
    const sample = /[\u0E00-\u0E7F]/.test(text.nodeValue) ? syllables : letters;
    const ink = inkOf(view.getComputedStyle(element), sample);
    const range = page.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const middle = (line.top + line.bottom) / 2;
      // a line that is hidden on purpose, such as the third of two
      if (middle < clip.top || middle > clip.bottom) continue;
      const baseline = line.top + ink.ascent;
      const cut = Math.max(clip.top - (baseline - ink.above), baseline + ink.below - clip.bottom);
      if (cut > tolerancePx) found.add(`${cut.toFixed(1)} px of "${text.nodeValue}" in ${labelOf(element)}`);
    }
  }
  for (const field of page.querySelectorAll<HTMLElement>('input, textarea, select')) {
    if (!field.checkVisibility() || /^(?:checkbox|radio|hidden|file)$/.test(field.getAttribute('type') ?? ''))
      continue;
    const style = view.getComputedStyle(field);
    const ink = inkOf(style, syllables);
    const lineHeight = Number.parseFloat(style.lineHeight) || ink.ascent + ink.descent;
    const leading = (lineHeight - ink.ascent - ink.descent) / 2;
    const cut = Math.max(ink.above - ink.ascent, ink.below - ink.descent) - leading;
    if (cut > tolerancePx) found.add(`${cut.toFixed(1)} px in ${labelOf(field)}`);
  }
  return [...found];
}

function createMeasure(page: Document) {
  const context = page.createElement('canvas').getContext('2d')!;
  const known = new Map<string, Ink>();
  return ({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration, sample: string): Ink => {
    const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const before = known.get(font + sample);
    if (before) return before;
    context.font = font;
    const measured = context.measureText(sample);
    const ink = {
      ascent: measured.fontBoundingBoxAscent,
      descent: measured.fontBoundingBoxDescent,
      above: measured.actualBoundingBoxAscent,
      below: measured.actualBoundingBoxDescent,
    };
    known.set(font + sample, ink);
    return ink;
  };
}

/** The box of the next ancestor that hides what flows out of it at the top and bottom; not one that hides a text as a whole. */
function clipOf(element: Element, view: Window): DOMRect | undefined {
  for (
    let part: Element | null = element;
    part && part !== part.ownerDocument.body;
    part = part.parentElement
  ) {
    const { overflowY, display } = view.getComputedStyle(part);
    // what is scrolled out of sight may be cut there
    if (/auto|scroll/.test(overflowY)) return undefined;
    if (display === 'inline' || !/hidden|clip/.test(overflowY)) continue;
    const box = part.getBoundingClientRect();
    return box.height <= 2 ? undefined : box;
  }
  return undefined;
}

const labelOf = (element: Element) =>
  `<${element.localName} class="${(element.getAttribute('class') ?? '').slice(0, 80)}">`;
