/** When a text holds: before a rule begins, while it is in force, after its last day. */
export const whens = ['before', 'while', 'after'] as const;
type When = (typeof whens)[number];

/**
 * A text that holds only for a time, such as `:while[at most :amount{} a day]{rule=day-cap}`. It may have links and directives;
 * one without attributes is about the same rule.
 */
export interface Timely {
  when: When;
  /** As written: `rule=day-cap` or `medium=token`. */
  of: string;
  text: string;
}

const opening = /:(before|while|after)\[/;
const attributes = /^\{([^{}<>"]*)\}/;

/**
 * Replaces every timely text. One that does not hold goes with a space that nothing needs then.
 * @param write gets the text with what is within it replaced; nothing if it does not hold
 */
export function replaceTimely(text: string, write: (timely: Timely) => string | undefined): string {
  let [written, rest] = ['', text];
  for (let found = opening.exec(rest); found; found = opening.exec(rest)) {
    const begin = found.index + found[0].length;
    const close = closingBracket(rest, begin);
    const [end, of = ''] = (close < 0 ? undefined : attributes.exec(rest.slice(close + 1))) ?? [];
    written += rest.slice(0, found.index);
    if (end === undefined) {
      // left as it is: `unclosedTimely` reports it
      written += found[0];
      rest = rest.slice(begin);
      continue;
    }
    const inner = replaceTimely(rest.slice(begin, close), write);
    const shown = write({ when: found[1] as When, of, text: inner.replaceAll('{}', `{${of}}`) });
    rest = rest.slice(close + 1 + end.length);
    if (shown !== undefined) written += shown;
    else if (/(?:^|\s|<[a-z][^<>]*>)$/.test(written) && rest.startsWith(' ')) rest = rest.slice(1);
    else if (/^(?:$|[\n<.,;)"])/.test(rest)) written = written.replace(/ $/, '');
  }
  return written + rest;
}

/** The end of a bracket that is open at a place; -1 if it is not closed. */
function closingBracket(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '[') depth += 1;
    if (text[at] === ']' && --depth === 0) return at;
  }
  return -1;
}

/** The beginnings of timely texts without an end or without a rule. */
export function unclosedTimely(text: string): string[] {
  const left = replaceTimely(text, () => '');
  return left.match(new RegExp(`${opening.source}.{0,20}`, 'g')) ?? [];
}

/** Blocks that have lost all of their text. */
const empty = /<(li|p|h[1-6]|ul|ol)>\s*<\/\1>\n?/g;

/** Removes the blocks of HTML that are empty, and those that this empties. */
export function withoutEmptyBlocks(html: string): string {
  const next = html.replaceAll(empty, '');
  return next === html ? html : withoutEmptyBlocks(next);
}
