// Comments and the titles of tests use the industry's words, in subject-verb-object order. docs/vocabulary.md has the
// whole list of house words; these patterns give no false alarms.

/** @type {[RegExp, string][]} */
const houseWords = [
  [/\b(?<!(?:platform|screen|train|lift) )doors?\b/i, 'endpoint or handler'],
  [/\bworkshops?\b/i, 'worker or queue'],
  [/\bleash\b/i, 'process supervision'],
  [/\bsurroundings\b/i, 'context'],
  [/\bkept answers?\b/i, 'cache entry'],
  [/\bwhoever\b/i, 'the client, the caller or a visitor'],
  [/\b(?:for )?who (?:asks|has|comes|leaves|rides|travels)\b/i, 'the client, the caller or a passenger'],
  [/\bone (?:asks|has to|reads|rides|travels|visits|walks)\b/i, 'the caller, a visitor or a passenger'],
  [/\bone (?:that asks|who)\b/i, 'the caller, a visitor or a passenger'],
  [/\bwhat is (?:none|no)\b/i, 'invalid or missing'],
  [/\bwhat makes no sense\b/i, 'invalid'],
  [/\bhand(?:s|ed)? (?:it |them )?in\b/i, 'pass'],
  [/\b(?:is|are|was|were) told\b/i, 'shows, reports or receives'],
  [/\bto be (?:had|seen)\b/i, 'available or visible'],
  [/\bof which (?:is|little|nothing)\b/i, 'with few or unknown'],
  [/\b(?:of such|such (?:a )?one)\b/i, 'the noun itself'],
  [/\basked for (?:again|anew)\b/i, 'requested again'],
];

const testFunctions = new Set(['describe', 'it', 'test']);

/** @type {import('eslint').Rule.RuleModule} */
const rule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { houseWord: 'Instead of "{{word}}" write {{better}}: see docs/vocabulary.md.' },
  },
  create(context) {
    /** @param {string} text @param {import('estree').SourceLocation | null | undefined} loc */
    function check(text, loc) {
      for (const [pattern, better] of houseWords) {
        const word = pattern.exec(text)?.[0];
        if (word && loc) context.report({ loc, messageId: 'houseWord', data: { word, better } });
      }
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
