import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The defaults in a component's parameters that the interface of its props does not repeat as `@default`. */
function undocumentedDefaults(source: string): string[] {
  const file = ts.createSourceFile('part.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const members = file.statements
    .filter(ts.isInterfaceDeclaration)
    .flatMap(({ name, members: own }) => own.map((member) => ({ props: name.text, member })));
  const documented = (props: string | undefined, prop: string): string | true | undefined => {
    const found = members.find((entry) => entry.props === props && entry.member.name?.getText() === prop);
    // inherited, so documented elsewhere
    if (!found) return true;
    const tag = ts.getJSDocTags(found.member).find(({ tagName }) => tagName.text === 'default');
    return ts.getTextOfJSDocComment(tag?.comment);
  };
  return file.statements.filter(ts.isFunctionDeclaration).flatMap(({ name, parameters: [parameter] }) => {
    if (!parameter || !/^[A-Z]/.test(name?.text ?? '') || !ts.isObjectBindingPattern(parameter.name))
      return [];
    return parameter.name.elements
      .filter(({ initializer }) => initializer)
      .map((element) => ({
        prop: (element.propertyName ?? element.name).getText(),
        value: element.initializer!.getText(),
      }))
      .filter(({ prop, value }) => {
        const text = documented(parameter.type?.getText(), prop);
        return text !== true && text !== value;
      })
      .map(({ prop, value }) => `${name!.text}: add "@default ${value}" to ${prop}`);
  });
}

test('finds a default that is missing or has another value', () => {
  const part = (doc: string) =>
    undocumentedDefaults(`interface PartProps {
        ${doc}
        size?: 'md';
      }
      function Part({ size = 'md', type = 'button' }: PartProps) {}`);
  expect(part("/** Height.\n * @default 'md' */")).toEqual([]);
  expect(part('/** Height. */')).toEqual([`Part: add "@default 'md'" to size`]);
  expect(part("/** @default 'lg' */")).toEqual([`Part: add "@default 'md'" to size`]);
});

const sources = globSync('**/*.tsx', {
  cwd: import.meta.dirname,
  exclude: ['**/*.{test,stories,conformance,guide}.tsx', 'testing/**'],
});

test('every default of a part is in the documentation of its prop', () => {
  expect(sources.length).toBeGreaterThan(50);
  const found = sources.flatMap((path) =>
    undocumentedDefaults(readFileSync(`${import.meta.dirname}/${path}`, 'utf8')).map(
      (message) => `${path} ${message}`,
    ),
  );
  expect(found).toEqual([]);
});
