import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const operations = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');

/** Last numbers of the requirements of levels 1 and 2, by section of ASVS 5.0.0. */
const sections: Record<string, string> = {
  'V1.1': '1 2',
  'V1.2': '1 2 3 4 5 6 7 8 9',
  'V1.3': '1 2 3 4 5 6 7 8 9 10 11',
  'V1.4': '1 2 3',
  'V1.5': '1 2',
  'V2.1': '1 2 3',
  'V2.2': '1 2 3',
  'V2.3': '1 2 3 4',
  'V2.4': '1',
  'V3.2': '1 2',
  'V3.3': '1 2 3 4',
  'V3.4': '1 2 3 4 5 6',
  'V3.5': '1 2 3 4 5',
  'V3.7': '1 2',
  'V4.1': '1 2 3',
  'V4.2': '1',
  'V4.3': '1 2',
  'V4.4': '1 2 3 4',
  'V5.1': '1',
  'V5.2': '1 2 3',
  'V5.3': '1 2',
  'V5.4': '1 2 3',
  'V6.1': '1 2 3',
  'V6.2': '1 2 3 4 5 6 7 8 9 10 11 12',
  'V6.3': '1 2 3 4',
  'V6.4': '1 2 3 4',
  'V6.5': '1 2 3 4 5',
  'V6.6': '1 2 3',
  'V6.8': '1 2 3 4',
  'V7.1': '1 2 3',
  'V7.2': '1 2 3 4',
  'V7.3': '1 2',
  'V7.4': '1 2 3 4 5',
  'V7.5': '1 2',
  'V7.6': '1 2',
  'V8.1': '1 2',
  'V8.2': '1 2 3',
  'V8.3': '1',
  'V8.4': '1',
  'V9.1': '1 2 3',
  'V9.2': '1 2 3 4',
  'V10.1': '1 2',
  'V10.2': '1 2',
  'V10.3': '1 2 3 4',
  'V10.4': '1 2 3 4 5 6 7 8 9 10 11',
  'V10.5': '1 2 3 4 5',
  'V10.6': '1 2',
  'V10.7': '1 2 3',
  'V11.1': '1 2',
  'V11.2': '1 2 3',
  'V11.3': '1 2 3',
  'V11.4': '1 2 3 4',
  'V11.5': '1',
  'V11.6': '1',
  'V12.1': '1 2 3',
  'V12.2': '1 2',
  'V12.3': '1 2 3 4',
  'V13.1': '1',
  'V13.2': '1 2 3 4 5',
  'V13.3': '1 2',
  'V13.4': '1 2 3 4 5',
  'V14.1': '1 2',
  'V14.2': '1 2 3 4',
  'V14.3': '1 2 3',
  'V15.1': '1 2 3',
  'V15.2': '1 2 3',
  'V15.3': '1 2 3 4 5 6 7',
  'V16.1': '1',
  'V16.2': '1 2 3 4 5',
  'V16.3': '1 2 3 4',
  'V16.4': '1 2 3',
  'V16.5': '1 2 3',
  'V17.1': '1',
  'V17.2': '1 2 3 4',
  'V17.3': '1 2',
};

test('every requirement of levels 1 and 2 has an answer', () => {
  const named = new Set(page.match(/\bV\d+\.\d+\.\d+\b/g));
  const required = Object.entries(sections).flatMap(([section, numbers]) =>
    numbers.split(' ').map((number) => `${section}.${number}`),
  );
  expect(required.filter((requirement) => !named.has(requirement))).toEqual([]);
  expect([...named].filter((requirement) => !required.includes(requirement))).toEqual([]);
});

/** The rows of the tables of requirements, that is before the section "Log". */
const rows = page
  .slice(0, page.indexOf('\n## Log\n'))
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .map(([, requirements, how, shownBy]) => ({ requirements: requirements!, how: how!, shownBy: shownBy! }));

/** Where no test can show it: what this page itself says, what the operator decides, and what does not exist here. */
const withoutTest = /^(this page|operator|does not apply|see V\d+\.\d+\.\d+|\[[^\]]+\]\([^)]+\))$/;

const testsOf = (shownBy: string) =>
  shownBy.split(/; (?=`)/).map((part) => {
    const [, file, title] = /^`([\w.-]+\.(?:test|spec)\.tsx?)` › (.+)$/.exec(part) ?? [];
    return { part, file, title };
  });

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter((file) => existsSync(path.join(root, file)));
const named = (name: string) => files.filter((file) => path.basename(file) === name);

test('every row names the tests that show it, or why there is none', () => {
  expect(rows.length).toBeGreaterThan(100);
  const unclear = rows
    .filter(({ shownBy }) => !withoutTest.test(shownBy))
    .flatMap(({ requirements, shownBy }) =>
      testsOf(shownBy).flatMap(({ part, title }) => (title ? [] : [`${requirements}: ${part}`])),
    );
  expect(unclear).toEqual([]);
});

test('every named test exists, and runs', () => {
  const missing = rows
    .filter(({ shownBy }) => !withoutTest.test(shownBy))
    .flatMap(({ requirements, shownBy }) =>
      testsOf(shownBy)
        .filter(
          ({ file, title }) =>
            !(file && title) || !named(file).some((found) => runningTests(found).has(title)),
        )
        .map(({ part }) => `${requirements}: ${part}`),
    );
  expect(missing).toEqual([]);
});

test('what is answered by another requirement or a section has that', () => {
  for (const { requirements, how, shownBy } of rows) {
    const [, other] = /^see (V[\d.]+)$/.exec(shownBy) ?? [];
    if (other) expect(page, requirements).toMatch(new RegExp(`^\\| ${other.replaceAll('.', '\\.')} `, 'm'));
    const [, section] = shownBy === 'this page' ? (/^"([^"]+)"/.exec(how) ?? []) : [];
    if (section) expect(`${page}${operations}`, requirements).toContain(`\n## ${section}\n`);
  }
});

test('every other named file exists', () => {
  const names = [...page.matchAll(/`([\w.-]+\.(?:ts|tsx|txt|json))`/g)].map(([, name]) => name!);
  const ownResponses = ['security.txt', 'openapi.json'];
  expect(names.filter((name) => named(name).length === 0 && !ownResponses.includes(name))).toEqual([]);
});

test('no program is started by what serves requests', () => {
  const sources = files.filter((file) =>
    /^(apps|libs)\/[^/]+\/src\/.+(?<!\.(test|stories))\.tsx?$/.test(file),
  );
  expect(sources.length).toBeGreaterThan(500);
  const starting = sources.filter((file) =>
    /child_process/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(starting).toEqual([]);
});

/** Titles of the tests and groups of a file, as written, without those that are skipped or that are to be written. */
function runningTests(file: string): Set<string> {
  const known = titles.get(file) ?? new Set<string>();
  if (titles.has(file)) return known;
  titles.set(file, known);
  const visit = (node: ts.Node): void => {
    const [first] = ts.isCallExpression(node) ? node.arguments : [];
    if (ts.isCallExpression(node) && first && isTitle(first)) {
      const call = node.expression.getText();
      if (/^(test|it|describe)\b[\s\S]*\.(skip|todo|fixme|skipIf|runIf)\b/.test(call)) return;
      if (/^(test|it|describe)\b/.test(call)) known.add(first.getText().slice(1, -1).replaceAll("\\'", "'"));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true));
  return known;
}
const titles = new Map<string, Set<string>>();

const isTitle = (node: ts.Node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
