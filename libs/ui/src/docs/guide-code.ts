import type { GuideFile } from './guides';

/** Names that the kit exports. */
type Exports = ReadonlySet<string>;

/**
 * The code of a guide's example, as a person would write it in an application: with one language's texts, and with the
 * imports that it needs. Reads the guide's source, which Prettier has formatted.
 */
export function codeOf({ source, guide }: GuideFile, locale: 'th' | 'en', kit: Exports): string {
  const name = guide.code ? 'code' : 'example';
  const [, body] = new RegExp(`\\n  ${name}: \\((?:say)?\\) =>([^]*?),\\n  [a-z]+:`).exec(source) ?? [];
  if (!body) throw new Error(`The guide of ${guide.parts[0]} has no ${name} that Prettier has formatted`);
  const jsx = inLanguage(withoutParentheses(body), locale);
  const used = [...new Set(jsx.match(/\b[A-Z]\w+\b/g))].filter((word) => kit.has(word)).sort();
  return `import { ${used.join(', ')} } from '@raang/ui';\n\n${jsx}`;
}

/** The lines between parentheses, without their indentation. */
function withoutParentheses(body: string): string {
  const text = body.trim().replace(/^\(\n([^]*)\n\s*\)$/, '$1');
  const closing = /(?:^|\n)( *)\S.*$/.exec(text)?.[1] ?? '';
  return text.replaceAll(new RegExp(`^${closing}`, 'gm'), '');
}

/** Replaces each call of `say` by the text of one language. */
function inLanguage(jsx: string, locale: 'th' | 'en'): string {
  const call = /(=\{|\{)?say\(\s*'((?:[^'\\]|\\.)*)',\s*'((?:[^'\\]|\\.)*)',?\s*\)(?: as '[^}]*?)?(\})?/g;
  return jsx.replace(call, (_, before = '', thai: string, english: string, after = '') => {
    const text = locale === 'th' ? thai : english;
    if (before === '={' && after) return `="${text}"`;
    if (before === '{' && after) return text;
    return `${before}'${text}'${after}`;
  });
}
