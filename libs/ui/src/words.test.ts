import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** Attributes that people read or hear. */
const spokenAttributes = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'alt',
  'placeholder',
  'label',
]);

/** Operators whose right side may be the result, unlike a comparison. */
const joining = new Set<ts.SyntaxKind>([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

const hasLetter = (text: string) => /\p{L}/u.test(text);

/** Literal texts that the source would render, as `line: text`. */
function spokenLiterals(source: string): string[] {
  const file = ts.createSourceFile('part.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const report = (node: ts.Node, text: string) => {
    if (hasLetter(text))
      found.push(`${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${text.trim()}`);
  };

  /** Reports literals that an expression may evaluate to. Ignores conditions and arguments of calls. */
  const reportValues = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) report(node, node.text);
    else if (ts.isTemplateExpression(node)) {
      report(
        node,
        [node.head, ...node.templateSpans.map((span) => span.literal)].map(({ text }) => text).join(''),
      );
    } else if (ts.isConditionalExpression(node)) {
      reportValues(node.whenTrue);
      reportValues(node.whenFalse);
    } else if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      if (kind === ts.SyntaxKind.PlusToken || kind === ts.SyntaxKind.BarBarToken) reportValues(node.left);
      if (joining.has(kind)) reportValues(node.right);
    } else if (ts.isParenthesizedExpression(node)) reportValues(node.expression);
  };

  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) report(node, node.text);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
      reportValues(node.expression);
    if (ts.isJsxAttribute(node) && spokenAttributes.has(node.name.getText()) && node.initializer) {
      reportValues(
        ts.isJsxExpression(node.initializer) ? (node.initializer.expression ?? node) : node.initializer,
      );
    }
    if (
      ts.isPropertyAssignment(node) &&
      ts.isStringLiteral(node.name) &&
      spokenAttributes.has(node.name.text)
    ) {
      reportValues(node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const parts = globSync('*/*.tsx', { cwd: import.meta.dirname }).filter(
  (path) => !/\.(stories|test|conformance|guide)\.tsx$/.test(path) && !path.startsWith('docs/'),
);

describe('the kit contains no literal text', () => {
  test.each(parts)('%s', (path) => {
    expect(spokenLiterals(readFileSync(`${import.meta.dirname}/${path}`, 'utf8'))).toEqual([]);
  });

  test('the test finds the files of the parts', () => {
    expect(parts.length).toBeGreaterThan(20);
  });

  test.each([
    ['<p>Next</p>', '1: Next'],
    ['<p>ถัดไป</p>', '1: ถัดไป'],
    ['<p>{busy && "Working"}</p>', '1: Working'],
    ['<p>{busy ? `Page ${n}` : null}</p>', '1: Page'],
    ['<a aria-label="Close" />', '1: Close'],
    ['<img alt={missing ? "Picture" : ""} />', '1: Picture'],
    ['const props = { "aria-label": "Close" };', '1: Close'],
  ])('the test finds the text in %s', (source, found) => {
    expect(spokenLiterals(source)).toEqual([found]);
  });

  test.each(['<p>{label}</p>', '<p>{size === "md" && <b>1</b>}</p>', '<a className="flex">{"\\u2060"}</a>'])(
    'the test finds no text in %s',
    (source) => {
      expect(spokenLiterals(source)).toEqual([]);
    },
  );
});
