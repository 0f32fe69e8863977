import { findCode } from './find-code';
import type { Named } from './named';

/** A thing whose code is in a text, and the text without it. */
export interface CodeInText<T> {
  thing: T;
  rest: string;
}

/** Finds a code beside other words, such as "BL22 Sukhumvit", or in brackets at the end, as in "Sukhumvit (BL22)". */
export function codeIn<T extends Named>(things: readonly T[], text: string): CodeInText<T> | undefined {
  const [, before = '', inBrackets = ''] = /^(.*)\(([^()]+)\)\s*$/.exec(text) ?? [];
  const signed = things.find(
    ({ code, aliases = [] }) => code === inBrackets || (code !== undefined && aliases.includes(inBrackets)),
  );
  if (signed) return { thing: signed, rest: before };
  const codes = things.flatMap(({ code }) => code ?? []);
  for (const word of text.match(/[A-Za-z0-9]+/g) ?? []) {
    // a code without digits may be an ordinary word
    const code = /\d/.test(word) ? findCode(word, codes) : codes.find((one) => one === word);
    const thing = code && things.find((one) => one.code === code);
    if (thing) return { thing, rest: text.replace(word, ' ') };
  }
  return undefined;
}
