import type { SearchHit } from '@raang/domain';

/** A piece of a text; `isMatch` if a search matches it. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Cuts a text at its marks. Returns no empty parts. */
export function toParts({ text, marks }: SearchHit['title']): TextPart[] {
  let end = 0;
  const parts = marks.flatMap(([from, to]) => {
    const before = { text: text.slice(end, from), isMatch: false };
    end = to;
    return [before, { text: text.slice(from, to), isMatch: true }];
  });
  return [...parts, { text: text.slice(end), isMatch: false }].filter((part) => part.text !== '');
}
