// The report of an entry that exports schemas: each schema once, as JSON Schema with references; each procedure once;
// every other export by name and declaration.
import { Document, visit } from 'yaml';
import { z } from 'zod';

/** @typedef {{ name: string, exports: Record<string, any> }} Library */
/** @typedef {Record<string, any>} JsonSchema */

const isSchema = (/** @type {any} */ value) => typeof value === 'object' && value !== null && '_zod' in value;
const isProcedure = (/** @type {any} */ value) =>
  typeof value === 'object' && value !== null && '~orpc' in value;
const isGroup = (/** @type {any} */ value) =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whether the report of API Extractor spells out schemas. @param {string} made */
export const hasSchemas = (made) => /\bz\.(?:core\.\$)?Zod/.test(made);

/**
 * @param {string} made the report of API Extractor
 * @param {Library} library
 * @param {Library[]} dependencies libraries whose schemas are referred to, not repeated
 */
export function schemaReport(made, library, dependencies) {
  const own = named(library.exports, isSchema);
  const procedures = named(library.exports, isProcedure);
  const names = namesOf([
    ...dependencies.map(({ name, exports }) => ({
      prefix: `${name}#`,
      schemas: named(exports, isSchema),
    })),
    { prefix: '', schemas: own },
  ]);
  const sides = {
    input: converted(names, own, procedures, 'input'),
    output: converted(names, own, procedures, 'output'),
  };
  /** @type {Map<string, JsonSchema>} */
  const errors = new Map();
  /** Errors of one code that differ have names of their own. @param {string} code @param {any} error @returns {string} */
  const nameOf = (code, { status, data }, count = 1) => {
    const name = count > 1 ? `${code} ${count}` : code;
    const error = { status, ...(data && { data: sides.output.of(data) }) };
    if (!errors.has(name)) errors.set(name, error);
    const isSame = JSON.stringify(errors.get(name)) === JSON.stringify(error);
    return isSame ? name : nameOf(code, { status, data }, count + 1);
  };
  const reported = mapped(
    procedures,
    ({ '~orpc': { route, meta, inputSchema, outputSchema, errorMap } }) => ({
      call: `${route.method} ${route.path}`,
      ...(meta.public && { public: true }),
      ...(inputSchema && { input: sides.input.of(inputSchema) }),
      ...(outputSchema && { output: sides.output.of(outputSchema) }),
      ...(Object.keys(errorMap).length > 0 && {
        errors: Object.entries(errorMap)
          .map(([code, error]) => nameOf(code, error))
          .toSorted(),
      }),
    }),
  );
  const described = new Set([...own.keys(), ...procedures.keys()].map((name) => name.split('.')[0]));
  return print({
    exports: exportsOf(made, described),
    schemas: mapped(own, (schema, name) =>
      names.get(schema) === name
        ? bothSides(sides.input.schemas[name], sides.output.schemas[name])
        : { $ref: refOf(/** @type {string} */ (names.get(schema))) },
    ),
    errors: Object.fromEntries(errors),
    procedures: reported,
  });
}

/** What an entry exports of a kind, at the top or within an object, by name. @param {Record<string, any>} exports @param {(value: any) => boolean} isWanted */
function named(exports, isWanted, prefix = '') {
  /** @type {Map<string, any>} */
  const found = new Map();
  for (const [name, value] of Object.entries(exports).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (isWanted(value)) found.set(prefix + name, value);
    else if (isGroup(value) && !isSchema(value) && !isProcedure(value))
      for (const inner of named(value, isWanted, `${prefix}${name}.`)) found.set(...inner);
  return found;
}

/** Each schema has one name, the shortest; exported twice, its other names refer to it. @param {{ prefix: string, schemas: Map<string, any> }[]} libraries */
function namesOf(libraries) {
  /** @type {Map<any, string>} */
  const names = new Map();
  for (const { prefix, schemas } of libraries)
    for (const [name, schema] of [...schemas].toSorted(([a], [b]) => depth(a) - depth(b)))
      if (!names.has(schema)) names.set(schema, prefix + name);
  return names;
}

const depth = (/** @type {string} */ name) => name.split('.').length;
const refOf = (/** @type {string} */ name) => (name.includes('#') ? name : `#/schemas/${name}`);

/**
 * The JSON Schemas of one side: of what a caller sends, or of what it receives.
 * @param {Map<any, string>} names @param {Map<string, any>} own @param {Map<string, any>} procedures @param {'input' | 'output'} io
 */
function converted(names, own, procedures, io) {
  /** @type {z.core.$ZodRegistry<{ id?: string }>} */
  const registry = z.registry();
  for (const [schema, name] of names) registry.add(schema, { id: name });
  /** @type {Map<any, string>} */
  const unnamed = new Map();
  for (const {
    '~orpc': { inputSchema, outputSchema, errorMap },
  } of procedures.values())
    for (const schema of [io === 'input' ? inputSchema : outputSchema, ...dataOf(errorMap)])
      if (schema && !names.has(schema) && !unnamed.has(schema)) {
        unnamed.set(schema, `unnamed ${unnamed.size}`);
        registry.add(schema, { id: `unnamed ${unnamed.size - 1}` });
      }
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: refOf,
    override: ({ zodSchema, jsonSchema }) => simplify(zodSchema, jsonSchema),
  });
  for (const schema of Object.values(schemas)) {
    delete schema.$schema;
    delete schema.$id;
  }
  return {
    schemas: /** @type {Record<string, JsonSchema>} */ (schemas),
    /** @param {any} schema @returns {JsonSchema} */
    of: (schema) =>
      names.has(schema)
        ? { $ref: refOf(/** @type {string} */ (names.get(schema))) }
        : schemas[/** @type {string} */ (unnamed.get(schema))],
  };
}

/** @param {Record<string, { data?: any }>} errorMap */
const dataOf = (errorMap) => Object.values(errorMap).flatMap(({ data }) => (data ? [data] : []));

const unknownResult = 'what a function returns';

/** Leaves what decides which values are valid. @param {any} schema @param {JsonSchema} json */
function simplify({ _zod: { def } }, json) {
  if (def.type === 'transform') json.$comment = unknownResult;
  // both sides say the same of unknown fields: false if they are refused, else nothing
  if (def.type === 'object' && def.catchall?._zod.def.type !== 'never') delete json.additionalProperties;
  if (['email', 'uuid', 'date', 'date-time', 'uri'].includes(json.format)) delete json.pattern;
  if (Math.abs(json.minimum) === Number.MAX_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.const !== undefined || json.enum) delete json.type;
  for (const key of ['description', 'title', 'examples']) delete json[key];
}

/** Once if both sides are equal, or if only the input is known. @param {JsonSchema} input @param {JsonSchema} output */
function bothSides(input, output) {
  if (JSON.stringify(output).includes(unknownResult)) return { io: 'input', ...input };
  return JSON.stringify(input) === JSON.stringify(output) ? input : { input, output };
}

/** Exports, and the declarations that they need, by name; those that are reported as schemas say so. @param {string} made @param {Set<string>} described */
function exportsOf(made, described) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const block of made.split(/\n(?=\/\/ @)/).slice(1)) {
    const text = block
      .replace(/\n```\s*$/, '')
      .replace(/^(?:\/\/.*\n)+/, '')
      .replace(/\n\/\/ \(No @packageDocumentation[\s\S]*$/, '')
      .trim();
    const name =
      /^(?:export )?(?:declare )?(?:abstract )?(?:const|function|type|interface|class|enum) (\w+)/.exec(
        text,
      )?.[1];
    if (!name) throw new Error(`the report has a declaration without a name: ${text.slice(0, 80)}`);
    const exported = new RegExp(`^export \\{ ${name} as (\\w+) \\}`, 'm').exec(made)?.[1] ?? name;
    const isConstant = /^(?:export )?const /.test(text);
    if (isConstant && described.has(exported)) continue;
    // the parts of the contract, whose procedures are reported
    if (isConstant && /ContractProcedureBuilder/.test(text)) continue;
    found[name] = text
      .replace(/^export /, '')
      .replace(/;$/, '')
      .replace(/\n *\n/g, '\n');
  }
  return found;
}

/** @template Value @param {Map<string, Value>} values @param {(value: Value, name: string) => any} toJson */
const mapped = (values, toJson) =>
  Object.fromEntries([...values].map(([name, value]) => [name, toJson(value, name)]));

/** YAML, sorted, with short collections on one line. @param {object} report */
function print(report) {
  const document = new Document(report, { aliasDuplicateObjects: false, sortMapEntries: true });
  visit(document, {
    Collection: (_, node) => {
      if (JSON.stringify(node).length < 110) node.flow = true;
    },
  });
  document.commentBefore = ' What this entry exports. Written by npm run surface.';
  return document.toString({ lineWidth: 120, flowCollectionPadding: true, blockQuote: 'literal' });
}
