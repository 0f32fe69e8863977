// @vitest-environment jsdom
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import * as kit from '../index';
import { codeOf } from './guide-code';
import { guides } from './guides';

const docs = import.meta.dirname;
const kitNames = new Set(Object.keys(kit));

/** The code to copy of every guide in both languages, by the name of a file that does not exist. */
const snippets = new Map(
  guides.flatMap((file) =>
    (['th', 'en'] as const).flatMap((locale): [string, string][] => {
      const code = codeOf(file, locale, kitNames);
      return code ? [[path.join(docs, `${file.name.replace('/', '-')}.${locale}.tsx`), code]] : [];
    }),
  ),
);

/** An app's compiler: stricter than ours, and it has the files of an app only. */
const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  jsxImportSource: '@raang/ui',
  customConditions: ['@raang/source'],
  types: [],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
};

test('the code to copy compiles, of every guide in both languages', () => {
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => snippets.has(name) || fileExists(name);
  host.getSourceFile = (name, ...rest) => {
    const code = snippets.get(name);
    return code === undefined
      ? getSourceFile(name, ...rest)
      : ts.createSourceFile(name, code, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TSX);
  };
  const program = ts.createProgram([...snippets.keys()], options, host);
  const problems = [...snippets.keys()].flatMap((name) => {
    const file = program.getSourceFile(name)!;
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText, start = 0 }) => {
        const line = file.text.slice(0, start).split('\n').length;
        return `${path.basename(name)}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
      },
    );
  });
  expect(snippets.size).toBeGreaterThan(100);
  expect(problems).toEqual([]);
});
