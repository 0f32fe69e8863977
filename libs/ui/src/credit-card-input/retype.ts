import { withArabicDigits } from '@raang/text-time';

/** The digits of a text, Thai ones too: a Thai keyboard may well be on. */
export function digitsOf(text: string): string {
  return withArabicDigits(text).replace(/\D/g, '');
}

export interface Typing {
  /** What the key left in the field, and where the caret stands in it. */
  raw: string;
  caret: number;
  /** What the field showed before. */
  before: string;
  /** Of the input event. */
  inputType?: string;
}

export interface Shown {
  text: string;
  caret: number;
}

/**
 * What a field of digits with marks between them shows after a key. The caret keeps the digits behind it behind it;
 * a key that deleted a mark alone deletes the digit next to it, which is what the person meant.
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

/** Where the last `count` digits of a text begin; its end, if there are none. */
function startOfLast(count: number, text: string): number {
  let position = text.length;
  for (let left = count; left > 0 && position > 0;) {
    position -= 1;
    if (/\d/.test(text[position]!)) left -= 1;
  }
  return position;
}
