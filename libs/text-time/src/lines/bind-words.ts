import { createLineBinder } from './bind-lines';
import { unitPattern } from './figures';
import { lineMarks } from './marks';

const words = createLineBinder();
const unitAtStart = new RegExp(`^${unitPattern}`);

/**
 * Marks what stays on one line in the words of an interface: texts, at any depth of lists and objects, and messages as
 * Lingui compiles them, with the unit of a placeholder. Depends on nothing but the words: the build marks the
 * browser's, the server its own, and a page needs both to be equal.
 */
export function bindWords<Words>(said: Words): Words {
  return (
    typeof said === 'string'
      ? words.text(said)
      : Array.isArray(said)
        ? bindTokens(said)
        : typeof said === 'object' && said !== null
          ? Object.fromEntries(Object.entries(said).map(([name, value]) => [name, bindWords(value)]))
          : said
  ) as Words;
}

/** A list of texts, or a message: texts, placeholders `['name', …]`, and `#` for the number of a plural. */
function bindTokens(tokens: readonly unknown[]): unknown[] {
  const bound: unknown[] = [];
  tokens.forEach((token, at) => {
    const [unit] = (isNumber(tokens[at - 1]) && typeof token === 'string' && unitAtStart.exec(token)) || [];
    if (!unit) {
      bound.push(bindWords(token));
      return;
    }
    bound.splice(-1, 0, lineMarks.open);
    bound.push(unit + lineMarks.close + words.text((token as string).slice(unit.length)));
  });
  return bound;
}

const isNumber = (token: unknown) => token === '#' || (Array.isArray(token) && token.length === 1);
