/**
 * Marks in a text of a page around what stays on one line. Both are invisible and match nothing that is typed, so a
 * text that is shown with its marks by mistake still reads well. The kit turns them into elements
 * (`@raang/ui/jsx-runtime`); `withoutLineMarks` returns the text as typed.
 */
export const lineMarks = { open: '\u2060', close: '\u2061' } as const;

/** Whether a text has marks. Texts without them are the most, and cost nothing further. */
export function hasLineMarks(text: string): boolean {
  return text.includes(lineMarks.open);
}

/** The text as typed. */
export function withoutLineMarks(text: string): string {
  return hasLineMarks(text) ? text.replace(/[\u2060\u2061]/g, '') : text;
}

/** A part of a text; a list stays on one line. */
export type LinePart = string | readonly LinePart[];

/** The parts of a marked text, in order. A mark without its counterpart, as in a shortened text, is left out. */
export function linePartsOf(text: string): readonly LinePart[] {
  const open: LinePart[][] = [[]];
  for (const part of text.split(/([\u2060\u2061])/)) {
    if (part === lineMarks.open) open.push([]);
    else if (part === lineMarks.close) {
      const kept = open.length > 1 ? [open.pop()!] : [];
      open.at(-1)!.push(...kept);
    } else if (part) open.at(-1)!.push(part);
  }
  return open.flat();
}
