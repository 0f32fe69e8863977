// Names of a domain's values are in libs/i18n/src/nouns, and nowhere else: a second list drifts from the first.
import fs from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../libs/i18n/src/nouns');
/** `toilet: msg`Toilets`,` of a file of nouns; a noun with a context has its text as `message`. */
const entry = /^ {2}'?([\w-]+)'?: msg(?:`([^`]+)`|\(\{ message: '([^']+)')/gm;

/** Each noun's file by the value that it names and its English text, small. */
const files = new Map(
  fs
    .readdirSync(folder)
    .flatMap((file) =>
      [...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(entry)].map(
        ([, value, text, told]) => /** @type {const} */ ([nounOf(value, text ?? told), file]),
      ),
    ),
);

/** @param {string | undefined} value @param {string | undefined} text */
function nounOf(value, text) {
  return `${value}: ${text?.toLowerCase()}`;
}

/** @type {import('eslint').Rule.RuleModule} */
const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      elsewhere:
        'The name of "{{value}}" is in libs/i18n/src/nouns/{{file}}. Read it there: `say` of the API, `i18n._` of a model.',
    },
  },
  create: ({ report }) => ({
    Property({ key, value, loc }) {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
      const file = files.get(nounOf(name, wordOf(value)));
      if (file)
        report({ loc: loc ?? { line: 1, column: 0 }, messageId: 'elsewhere', data: { value: name, file } });
    },
  }),
};

/** The English of a value: a text, a message, or a text in both languages. @param {import('estree').Node} node @returns {string} */
function wordOf(node) {
  if (node.type === 'Literal') return String(node.value);
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('…');
  if (node.type === 'TaggedTemplateExpression') return wordOf(node.quasi);
  if (node.type !== 'ObjectExpression') return '';
  const english = node.properties.find(
    (part) => part.type === 'Property' && part.key.type === 'Identifier' && part.key.name === 'en',
  );
  return english?.type === 'Property' ? wordOf(english.value) : '';
}

export default { rules: { 'one-noun': rule } };
