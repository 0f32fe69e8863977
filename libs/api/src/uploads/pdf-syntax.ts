/** White space and delimiters, which end a name or a number (ISO 32000-2, tables 1 and 2). */
const space = '\\0\\t\\n\\f\\r ';
const delimiters = '()<>\\[\\]{}/%';

/** Deeper than programs nest. */
const deepest = 100;

export interface PdfDictionary {
  /** Values by key, as written. A key that is there twice has both. */
  entries: ReadonlyMap<string, readonly string[]>;
  /** Position after `>>`. */
  end: number;
}

/** The file breaks the syntax, or takes too much work. */
export class PdfSyntaxError extends Error {}

/**
 * Reads a PDF, given as one character per byte.
 * @param mostWork characters that all calls together may pass over
 * @returns functions that throw PdfSyntaxError
 */
export function createPdfReader(text: string, mostWork: number) {
  let work = 0;

  /** Moves on, which costs as much as it passes over. */
  const pass = (from: number, to: number): number => {
    work += to - from + 1;
    if (work > mostWork) throw new PdfSyntaxError('it takes too much work');
    return to;
  };

  /** Position after white space and comments. */
  const skipSpace = (start: number): number => {
    blank.lastIndex = start;
    return pass(start, start + (blank.exec(text)?.[0].length ?? 0));
  };

  /** The dictionary at a position; undefined if something else is there. */
  const readDictionary = (start: number): PdfDictionary | undefined => {
    let position = skipSpace(start);
    if (!text.startsWith('<<', position)) return undefined;
    /** Brackets that are open, with their positions. */
    const open: [bracket: string, at: number][] = [];
    const tokens: string[] = [];
    for (;;) {
      if (position >= text.length) throw new PdfSyntaxError('a dictionary does not end');
      const end = pass(position, endOfToken(text, position));
      const token = text.slice(position, end);
      if (token === '<<' || token === '[') {
        if (open.push([token, position]) > deepest) throw new PdfSyntaxError('it nests too deeply');
      } else if (token === '>>' || token === ']') {
        const [bracket, at] = open.pop() ?? [];
        if (bracket !== (token === ']' ? '[' : '<<')) throw new PdfSyntaxError('brackets do not match');
        if (open.length === 0) return { entries: entriesOf(tokens), end };
        if (open.length === 1) tokens.push(text.slice(at, end));
      } else if (open.length === 1) tokens.push(token);
      position = skipSpace(end);
    }
  };

  return { skipSpace, readDictionary };
}

/** A pattern of names as a PDF may write them: each character as itself, or as its number. */
export function patternOfNames(names: readonly string[]): RegExp {
  const written = names.map((name) => Array.from(name, charPattern).join(''));
  return new RegExp(`/(?:${written.join('|')})(?=[${space}${delimiters}]|$)`);
}

function charPattern(char: string): string {
  const hex = char.charCodeAt(0).toString(16);
  return `(?:${char}|#${hex.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
}

const blank = new RegExp(`(?:[${space}]|%[^\\r\\n]*)*`, 'y');
const regular = new RegExp(`/?[^${space}${delimiters}]*`, 'y');

function endOfToken(text: string, start: number): number {
  const two = text.slice(start, start + 2);
  if (two === '<<' || two === '>>') return start + 2;
  if (text[start] === '(') return endOfString(text, start);
  if (text[start] === '<') return text.indexOf('>', start) + 1 || text.length;
  if (')>[]{}'.includes(text[start]!)) return start + 1;
  regular.lastIndex = start;
  regular.test(text);
  return regular.lastIndex;
}

/** Parentheses nest, unless a backslash precedes them. */
function endOfString(text: string, start: number): number {
  let depth = 0;
  for (let position = start; position < text.length; position += 1) {
    const char = text[position];
    if (char === '\\') position += 1;
    else if (char === '(') depth += 1;
    else if (char === ')') {
      depth -= 1;
      if (depth === 0) return position + 1;
    }
  }
  return text.length;
}

/** Keys and values in turn. A reference, such as `12 0 R`, has three tokens. */
function entriesOf(tokens: readonly string[]): Map<string, string[]> {
  const entries = new Map<string, string[]>();
  for (let i = 0; i < tokens.length;) {
    const length = tokens[i + 3] === 'R' ? 3 : 1;
    const [name, value] = [tokens[i]!, tokens.slice(i + 1, i + 1 + length).join(' ')];
    if (!name.startsWith('/')) throw new PdfSyntaxError('a key is not a name');
    const key = decodeName(name.slice(1));
    entries.set(key, [...(entries.get(key) ?? []), value]);
    i += 1 + length;
  }
  return entries;
}

/** A name without numbers for characters: `J#53` is `JS`. */
const decodeName = (name: string): string =>
  name.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
