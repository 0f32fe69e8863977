import type { GuideFile } from './guides';

/** Names that the kit exports. */
type Exports = ReadonlySet<string>;

/**
 * The code of a guide's example, as a person would write it in an application: with one language's texts, and with the
 * imports that it needs. Reads the guide's source, which Prettier has formatted. Undefined for a part that is not exported.
 */
export function codeOf({ source, guide }: GuideFile, locale: 'th' | 'en', kit: Exports): string | undefined {
  if (guide.parts.length === 0) return undefined;
  const name = guide.code ? 'code' : 'example';
  const [, body] = new RegExp(`\\n  ${name}: \\((?:say)?\\) =>([^]*?),\\n  [a-z]+:`).exec(source) ?? [];
  if (!body) throw new Error(`The guide of ${guide.parts[0]} has no ${name} that Prettier has formatted`);
  // an app has pictures of its own
  const jsx = inLanguage(withoutParentheses(body), locale).replaceAll('{drawing}', '"/picture.svg"');
  const used = [...new Set(jsx.match(/\b[A-Z]\w+\b/g))].filter((word) => kit.has(word)).sort();
  return `import { ${used.join(', ')} } from '@raang/ui';\n\n${jsx}`;
}

/** The lines between parentheses, without their indentation. */
function withoutParentheses(body: string): string {
  const text = body.trim().replace(/^\(\n([^]*)\n\s*\)$/, '$1');
  const closing = /(?:^|\n)( *)\S.*$/.exec(text)?.[1] ?? '';
  return text.replaceAll(new RegExp(`^${closing}`, 'gm'), '');
}

/** A string as Prettier writes it. */
const literal = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/.source;
/** A call of `say`, with the braces and the type around it. */
const call = new RegExp(
  String.raw`(=?\{)?say\(\s*(${literal}),\s*(${literal}),?\s*\)(?: as '\w+'(?: \| '\w+')*)?(\})?`,
  'g',
);

/** Replaces each call of `say` by the text of one language: as a string where JSX would read its characters otherwise. */
function inLanguage(jsx: string, locale: 'th' | 'en'): string {
  return jsx.replace(call, (_, before = '', thai: string, english: string, after = '') => {
    const string = locale === 'th' ? thai : english;
    const text = string.slice(1, -1);
    const isWhole = before !== '' && after !== '';
    if (isWhole && before === '={' && !/["\\&]/.test(text)) return `="${text}"`;
    if (isWhole && before === '{' && !/[{}<>\\&]|^\s|\s$/.test(text)) return text;
    return `${before}${string}${after}`;
  });
}
