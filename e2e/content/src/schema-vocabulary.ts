import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A part of schema.org's own JSON-LD file: classes, and properties with the classes that have them. */
export interface SchemaVocabulary {
  '@graph': object[];
}

/**
 * Reads schema.org's classes and properties from the declarations of schema-dts, since tests have no network. A
 * declaration such as `interface EventBase extends ThingBase { "about"?: …` has the properties of a class, and
 * `interface EventLeaf extends EventBase` its name.
 */
export function readSchemaVocabulary(): SchemaVocabulary {
  const file = fileURLToPath(new URL('schema.d.ts', import.meta.resolve('schema-dts')));
  const declarations = readFileSync(file, 'utf8').matchAll(
    /^(?:export )?interface (\w+) extends ([\w, <>]+) \{\n(.*?)^\}/gms,
  );
  return {
    '@graph': [...declarations].flatMap(([, name, parents, body]) => {
      const id = nameOf(name!);
      const properties = [...body!.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property]) => ({
        '@id': `schema:${property}`,
        '@type': 'rdf:Property',
        'schema:domainIncludes': { '@id': id },
      }));
      const isA = parents!.split(', ').map((parent) => ({ '@id': nameOf(parent) }));
      return [{ '@id': id, '@type': 'rdfs:Class', 'rdfs:subClassOf': isA }, ...properties];
    }),
  };
}

function nameOf(declaration: string): string {
  return `schema:${declaration.replace(/Leaf$/, '')}`;
}
