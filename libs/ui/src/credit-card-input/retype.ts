import { withArabicDigits } from '@raang/text-time';

/** The digits of a text. Converts Thai digits, which a Thai keyboard types. */
export function digitsOf(text: string): string {
  return withArabicDigits(text).replace(/\D/g, '');
}

export interface Typing {
  /** Text and caret of the field after the key press. */
  raw: string;
  caret: number;
  /** Text of the field before the key press. */
  before: string;
  /** Of the input event. */
  inputType?: string;
}

export interface Shown {
  text: string;
  caret: number;
}

/**
 * Reformats a field of digits and separators after a key press. The caret keeps its place among the digits. A key that
 * deleted only a separator deletes the next digit instead.
 */
export function retype(typing: Typing, format: (digits: string, raw: string) => string): Shown {
  const { raw, caret, before, inputType } = typing;
  let ahead = digitsOf(raw.slice(0, caret));
  let behind = digitsOf(raw.slice(caret));
  if (raw.length < before.length && ahead + behind === digitsOf(before) && behind !== '') {
    if (inputType === 'deleteContentBackward') ahead = ahead.slice(0, -1);
    if (inputType === 'deleteContentForward') behind = behind.slice(1);
  }
  const text = format(ahead + behind, raw);
  const cutOff = Math.max(0, ahead.length + behind.length - digitsOf(text).length);
  return { text, caret: startOfLast(behind.length - cutOff, text) };
}

/** Position of the last `count` digits of a text. The end of the text if `count` is 0. */
function startOfLast(count: number, text: string): number {
  let position = text.length;
  for (let left = count; left > 0 && position > 0;) {
    position -= 1;
    if (/\d/.test(text[position]!)) left -= 1;
  }
  return position;
}
