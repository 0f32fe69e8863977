// Checks of every source file. A rule belongs here only if its message says how to fix the problem.
import jsxA11y from 'eslint-plugin-jsx-a11y';
import lingui from 'eslint-plugin-lingui';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import * as jsonc from 'jsonc-eslint-parser';
import tseslint from 'typescript-eslint';
import boundaries, { nxWithRows as nx } from './tools/eslint/boundaries.mjs';
import noCycles from './tools/eslint/no-cycles.mjs';
import oneNoun from './tools/eslint/one-noun.mjs';
import plainEnglish from './tools/eslint/plain-english.mjs';
import rooms from './tools/eslint/rooms.mjs';

const passTime = 'Take `now` (or the random value) as an argument: the site supplies it.';
const clockAndChance = [
  "CallExpression[callee.object.name='Date'][callee.property.name='now']",
  "CallExpression[callee.name='Date']",
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.object.name='Math'][callee.property.name='random']",
].map((selector) => ({ selector, message: passTime }));

const inlineStyle = {
  selector: "JSXAttribute[name.name='style']",
  message:
    'The content security policy blocks style attributes: use a class of the kit or a Tailwind utility.',
};

/** The exception is the kit's `clips`. */
const negativeMargin = {
  selector: String.raw`:matches(Literal[value=/(^|[\s:])-m[trblxyse]?-/], TemplateElement[value.raw=/(^|[\s:])-m[trblxyse]?-/])`,
  message: 'A negative margin hides a wrong space: change the space, or give the part of the kit a property.',
};

/** A control has room of its own. */
const cutThaiMarks = {
  selector: String.raw`Literal[value=/^(?!.*\b(clips|min-h-))(.*[\s:])?(truncate|line-clamp-)/]`,
  message: 'A box that cuts its text also cuts the marks above its first line: add the utility clips.',
};

const spreadLiterals = [
  {
    selector: 'JSXSpreadAttribute > ObjectExpression',
    message:
      'Write each prop as an attribute, such as `label={label}`: nothing is gained by spreading a literal.',
  },
  {
    selector: 'ObjectExpression > SpreadElement > ObjectExpression',
    message: 'Write the properties without the spread: nothing is gained by spreading a literal.',
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/test-results/**',
      '**/playwright-report/**',
      '**/*.gen.ts',
      '**/*.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: {
      '@nx': nx,
      raang: { rules: { ...noCycles.rules, ...oneNoun.rules, ...plainEnglish.rules, ...rooms.rules } },
    },
    rules: {
      'raang/no-cycles': 'error',
      'raang/plain-english': 'error',
      'no-restricted-syntax': ['error', ...spreadLiterals],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // declarations of a file type belong to the module that imports such files
      '@typescript-eslint/triple-slash-reference': [
        'error',
        { path: 'always', types: 'prefer-import', lib: 'always' },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      jsxA11y.flatConfigs.recommended,
      reactHooks.configs.flat['recommended-latest'],
      lingui.configs['flat/recommended'],
    ],
    rules: {
      // VoiceOver in Safari ignores lists without markers unless they have the role
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  // an expression that looks at a stranger's text more often than once for each letter holds the process for everybody
  {
    files: ['{apps,libs}/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,stories}.{ts,tsx}', '**/src/{docs,testing}/**', '**/src/*/testing/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  { files: ['libs/site/src/**/*.{ts,tsx}'], rules: { 'raang/rooms': 'error' } },
  {
    files: ['libs/*/src/**/*.{ts,tsx}'],
    // the kit has words of its own
    ignores: [
      'libs/i18n/src/nouns/**',
      'libs/ui/**',
      '**/*.{test,stories}.{ts,tsx}',
      '**/src/{docs,testing}/**',
    ],
    rules: { 'raang/one-noun': 'error' },
  },
  // Playwright's fixtures call a function that is named `use`
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  boundaries,
  // an installed library brings what it imports, and nothing else
  {
    files: ['libs/*/package.json'],
    plugins: { '@nx': nx },
    languageOptions: { parser: jsonc },
    rules: {
      '@nx/dependency-checks': [
        'error',
        {
          checkVersionMismatches: false,
          ignoredFiles: [
            '{projectRoot}/*.config.ts',
            '{projectRoot}/src/**/*.{test,stories,conformance,guide}.*',
            '{projectRoot}/src/{docs,testing}/**',
          ],
          ignoredDependencies: [
            // the stylesheet asks for the typeface, React needs react-dom, oRPC's declarations name OpenTelemetry, and
            // flydrive loads the client of S3
            '@fontsource/ibm-plex-sans-thai-looped',
            'react-dom',
            '@opentelemetry/api',
            '@aws-sdk/client-s3',
            '@aws-sdk/s3-request-presigner',
          ],
        },
      ],
    },
  },
  {
    files: ['libs/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...spreadLiterals, ...clockAndChance] },
  },
  {
    files: ['libs/{ui,forms,views}/src/**/*.tsx'],
    ignores: ['**/*.{test,stories}.tsx'],
    rules: {
      'no-restricted-syntax': ['error', ...spreadLiterals, ...clockAndChance, inlineStyle, cutThaiMarks],
    },
  },
  {
    files: ['libs/views/src/**/*.tsx'],
    ignores: ['**/*.{test,stories}.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...spreadLiterals,
        ...clockAndChance,
        inlineStyle,
        cutThaiMarks,
        negativeMargin,
      ],
    },
  },
  {
    files: ['libs/site/src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...spreadLiterals, inlineStyle] },
  },
);
