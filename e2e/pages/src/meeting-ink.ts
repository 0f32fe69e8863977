/**
 * Runs in the page. Measures the ink of the text as its font draws it, and finds lines of a paragraph whose ink meets, and
 * text in the ink of the h1.
 * @returns a sentence for each
 */
export function meetingInk(): string[] {
  const context = document.createElement('canvas').getContext('2d')!;
  const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });
  /** Ink in pixels of the window. */
  interface Ink {
    text: string;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  interface Line extends Ink {
    /** Its letters, each with its marks. */
    letters: Ink[];
  }
  const meet = (one: Ink, other: Ink) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only, svg');

  /** The lines of a text: where the top of its letters changes. */
  const linesOf = (node: Text): Line[] => {
    const { font, fontSize, writingMode } = getComputedStyle(node.parentElement!);
    if (writingMode !== 'horizontal-tb') return [];
    context.font = font;
    const size = Number.parseFloat(fontSize);
    const range = document.createRange();
    const lines: { top: number; letters: Ink[] }[] = [];
    for (const { segment, index } of graphemes.segment(node.data)) {
      range.setStart(node, index);
      range.setEnd(node, index + segment.length);
      const rect = range.getClientRects()[0];
      if (!rect || rect.width === 0 || !segment.trim()) continue;
      const ink = context.measureText(segment);
      // the box of a letter is that of its font
      const share = ink.fontBoundingBoxAscent / (ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent);
      const baseline = rect.top + rect.height * share;
      const letter = {
        text: segment,
        left: rect.left,
        right: rect.right,
        top: baseline - ink.actualBoundingBoxAscent,
        bottom: baseline + ink.actualBoundingBoxDescent,
      };
      const line = lines.at(-1);
      if (line && Math.abs(line.top - rect.top) < size / 2) line.letters.push(letter);
      else lines.push({ top: rect.top, letters: [letter] });
    }
    return lines.map(({ letters }) => ({
      text: letters.map(({ text }) => text).join(''),
      left: Math.min(...letters.map(({ left }) => left)),
      right: Math.max(...letters.map(({ right }) => right)),
      top: Math.min(...letters.map(({ top }) => top)),
      bottom: Math.max(...letters.map(({ bottom }) => bottom)),
      letters,
    }));
  };

  const texts: { node: Text; lines: Line[] }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.data.trim() && node.parentElement && isSeen(node.parentElement))
      texts.push({ node, lines: linesOf(node) });
  }
  const heading = document.querySelector('h1');
  const headingLines = texts.filter(({ node }) => heading?.contains(node)).flatMap(({ lines }) => lines);
  const found: string[] = [];
  for (const { node, lines } of texts) {
    // what opens over the page, and the sticky header
    const isOver = heading?.contains(node) || node.parentElement?.closest('[role=listbox], dialog, header');
    for (const [index, line] of lines.entries()) {
      const next = lines[index + 1];
      if (
        next &&
        meet(line, next) &&
        line.letters.some((own) => next.letters.some((below) => meet(own, below)))
      )
        found.push(`“${line.text}” meets “${next.text}”`);
      if (!isOver && headingLines.some((own) => meet(own, line)))
        found.push(`“${line.text}” lies in the heading`);
    }
  }
  return found;
}
