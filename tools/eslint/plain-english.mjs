// Comments use the industry's words. The whole list of house words is in docs/vocabulary.md; these give no false alarms.

/** @type {[RegExp, string][]} */
const houseWords = [
  [/\b(?<!(?:platform|screen|train|lift) )doors?\b/i, 'endpoint or handler'],
  [/\bworkshops?\b/i, 'worker or queue'],
  [/\bleash\b/i, 'process supervision'],
  [/\bsurroundings\b/i, 'context'],
  [/\bkept answers?\b/i, 'cache entry'],
  [/\bwhoever\b/i, 'the client, the caller or a visitor'],
  [/\b(?:for )?who (?:asks|has|comes|leaves|rides|travels)\b/i, 'the client, the caller or a passenger'],
  [/\bwhat is (?:none|no)\b/i, 'invalid or missing'],
  [/\bhand(?:s|ed)? (?:it |them )?in\b/i, 'pass'],
];

/** @type {import('eslint').Rule.RuleModule} */
const rule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { houseWord: 'Instead of "{{word}}" write {{better}}: see docs/vocabulary.md.' },
  },
  create: (context) => ({
    Program() {
      for (const { value, loc } of context.sourceCode.getAllComments()) {
        for (const [pattern, better] of houseWords) {
          const word = pattern.exec(value)?.[0];
          if (word && loc) context.report({ loc, messageId: 'houseWord', data: { word, better } });
        }
      }
    },
  }),
};

export default { rules: { 'plain-english': rule } };
