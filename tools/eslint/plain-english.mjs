// Comments and the titles of tests use the industry's words, in subject-verb-object order.
import { refusedWords } from '../words/house-words.mjs';

const testFunctions = new Set(['describe', 'it', 'test']);

/** @type {import('eslint').Rule.RuleModule} */
const rule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { houseWord: 'Instead of "{{word}}" write {{better}}: see tools/words/house-words.mjs.' },
  },
  create(context) {
    /** @param {string} text @param {import('estree').SourceLocation | null | undefined} loc */
    function check(text, loc) {
      if (!loc) return;
      for (const data of refusedWords(text, 'code')) context.report({ loc, messageId: 'houseWord', data });
    }
    return {
      Program() {
        for (const { value, loc } of context.sourceCode.getAllComments()) check(value, loc);
      },
      CallExpression({ callee, arguments: [title] }) {
        if (title && testFunctions.has(rootName(callee) ?? '')) check(textOf(title), title.loc);
      },
    };
  },
};

/**
 * The identifier that a call starts with: `test` in `test.skip(…)`, `test.each(…)(…)` and `` test.each`…`(…) ``.
 * @param {import('estree').Node} callee @returns {string | undefined}
 */
function rootName(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootName(callee.object);
  if (callee.type === 'CallExpression') return rootName(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return rootName(callee.tag);
  return undefined;
}

/** The text of a string or template literal; empty for any other node. @param {import('estree').Node} node */
function textOf(node) {
  if (node.type === 'Literal') return String(node.value);
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('…');
  return '';
}

export default { rules: { 'plain-english': rule } };
