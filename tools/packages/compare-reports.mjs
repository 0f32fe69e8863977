// Names what breaks consumers between two reports of schemas, in words.
import { parse } from 'yaml';

/** @typedef {Record<string, any>} JsonSchema */
/** Who makes the values: a caller those of an input, the library those of an output. A schema may serve as both. */
/** @typedef {readonly ('input' | 'output')[]} Sides */

/**
 * Lists the breaking changes. A new optional field, a new value of an enumeration or a new kind of an output breaks nothing:
 * readers have to expect others than those that they know.
 * @param {string} before YAML @param {string} after YAML
 * @returns {string[]} sorted
 */
export function breakingChanges(before, after) {
  const [old, now] = [parse(before), parse(after)];
  return [
    ...new Set([
      ...declarations(old.exports, now.exports),
      ...eachOf(old.schemas, now.schemas, 'the schema is gone', schemas(old, now)),
      ...eachOf(old.procedures, now.procedures, 'the procedure is gone', procedures(old, now)),
    ]),
  ].toSorted();
}

/** @param {Record<string, string>} old @param {Record<string, string>} now */
function declarations(old = {}, now = {}) {
  return Object.entries(old).flatMap(([name, declaration]) => {
    if (now[name] === declaration) return [];
    return [`${name}: ${now[name] === undefined ? 'the declaration is gone' : 'its declaration changed'}`];
  });
}

/**
 * @param {Record<string, any>} old @param {Record<string, any>} now @param {string} gone
 * @param {(old: any, now: any) => string[]} compare
 */
function eachOf(old = {}, now = {}, gone, compare) {
  return Object.entries(old).flatMap(([name, value]) =>
    (now[name] === undefined ? [gone] : compare(value, now[name])).map((change) => `${name}: ${change}`),
  );
}

/** @param {any} oldReport @param {any} nowReport @returns {(old: any, now: any) => string[]} */
function schemas(oldReport, nowReport) {
  const compare = comparison(oldReport, nowReport);
  return (old, now) => {
    const [oldSides, nowSides] = [sidesOf(old), sidesOf(now)];
    return /** @type {const} */ (['input', 'output']).flatMap((side) =>
      compare(oldSides[side], nowSides[side], [side]),
    );
  };
}

/** @param {any} reported @returns {{ input: JsonSchema, output: JsonSchema }} */
const sidesOf = ({ io: _io, ...reported }) =>
  'output' in reported ? /** @type {any} */ (reported) : { input: reported, output: reported };

/** The second error of one code is `NOT_FOUND 2`. @param {string} name */
const codeOf = (name) => name.split(' ')[0];

/** @param {any} oldReport @param {any} nowReport @returns {(old: any, now: any) => string[]} */
function procedures(oldReport, nowReport) {
  const compare = comparison(oldReport, nowReport);
  const nothing = { type: 'object', properties: {} };
  return (old, now) => [
    ...(old.call === now.call ? [] : [`it is called by ${now.call}, not by ${old.call} any more`]),
    ...(old.public && !now.public ? ['it is not public any more'] : []),
    ...compare(old.input ?? nothing, now.input ?? nothing, ['input']).map((change) => `input, ${change}`),
    ...compare(old.output ?? nothing, now.output ?? nothing, ['output']).map((change) => `output, ${change}`),
    ...(old.errors ?? []).flatMap((/** @type {string} */ name) => {
      const code = codeOf(name);
      const other = now.errors?.find((/** @type {string} */ one) => codeOf(one) === code);
      if (other === undefined) return [`the error ${code} is gone`];
      const [was, is] = [oldReport.errors[name], nowReport.errors[other]];
      return [
        ...(was.status === is.status
          ? []
          : [`the error ${code} has the status ${is.status}, not ${was.status} any more`]),
        ...compare(was.data ?? {}, is.data ?? {}, ['output']).map((change) => `error ${code}, ${change}`),
      ];
    }),
  ];
}

/**
 * Compares schemas of two reports. A reference that stays is not followed: what it names is compared by itself.
 * @param {any} oldReport @param {any} nowReport
 */
function comparison(oldReport, nowReport) {
  /** @param {JsonSchema} old @param {JsonSchema} now @param {Sides} sides @returns {string[]} */
  return function compare(old, now, sides, path = '') {
    const at = path && `the field "${path}" `;
    /** @param {string} change */
    const say = (change) => [`${at}${change}`];
    const isInput = sides.includes('input');
    const isOutput = sides.includes('output');
    /** @param {JsonSchema} one @param {JsonSchema} other @param {string} name */
    const inner = (one, other, name) => compare(one, other, sides, path ? `${path}.${name}` : name);

    if (old.$ref && old.$ref === now.$ref) {
      const { $ref: _old, ...oldRest } = old;
      const { $ref: _now, ...nowRest } = now;
      return compare(oldRest, nowRest, sides, path);
    }
    old = expand(old, oldReport, sides);
    now = expand(now, nowReport, sides);
    if (old.$ref !== now.$ref)
      return say(`is ${now.$ref ?? typeOf(now)} now, not ${old.$ref ?? typeOf(old)} any more`);

    const [some, others] = [alternativesOf(old, oldReport, sides), alternativesOf(now, nowReport, sides)];
    if (some.size > 1 || others.size > 1)
      return [
        ...[...some].flatMap(([key, one]) => {
          const other = others.get(key);
          if (other) return compare(one, other, sides, path);
          return say(`is not ${key} any more`);
        }),
        ...[...others.keys()].flatMap((key) =>
          isOutput && !some.has(key) && !key.includes('=') ? say(`may be ${key} now`) : [],
        ),
      ];
    if (typeOf(old) !== typeOf(now))
      return say(`has the type ${typeOf(now)} now, not ${typeOf(old)} any more`);

    const [oldValues, nowValues] = [valuesOf(old), valuesOf(now)];
    const [oldFields, nowFields] = [old.properties ?? {}, now.properties ?? {}];
    const [wasRequired, isRequired] = [new Set(old.required), new Set(now.required)];
    const nameOf = (/** @type {string} */ name) => `the field "${path ? `${path}.${name}` : name}"`;
    return [
      ...(nowValues
        ? (oldValues ?? [])
            .filter((one) => !nowValues.includes(one))
            .flatMap((one) => say(`has not the value ${one} any more`))
        : []),
      ...(isInput && nowValues && !oldValues ? say(`takes only ${nowValues.join(', ')} now`) : []),
      ...(isOutput && oldValues && !nowValues ? say('may have any value now') : []),
      ...(isInput ? narrowed(old, now).flatMap(say) : []),
      ...Object.keys(oldFields).flatMap((name) =>
        name in nowFields
          ? [
              ...inner(oldFields[name], nowFields[name], name),
              ...(isInput && !wasRequired.has(name) && isRequired.has(name)
                ? [`${nameOf(name)} became required`]
                : []),
              ...(isOutput && wasRequired.has(name) && !isRequired.has(name)
                ? [`${nameOf(name)} may be missing now`]
                : []),
            ]
          : [`${nameOf(name)} is gone`],
      ),
      ...(isInput
        ? [...isRequired]
            .filter((name) => !(name in oldFields))
            .map((name) => `${nameOf(name)} is new and required`)
        : []),
      ...(isInput && old.additionalProperties !== false && now.additionalProperties === false
        ? say('refuses unknown fields now')
        : []),
      ...listed(old, now).flatMap(([one, other, name]) => inner(one, other, name)),
    ];
  };
}

/** The schemas of what a list or a record has. @param {JsonSchema} old @param {JsonSchema} now @returns {[JsonSchema, JsonSchema, string][]} */
function listed(old, now) {
  return [
    ...(old.items && now.items ? [/** @type {[any, any, string]} */ ([old.items, now.items, '[]'])] : []),
    ...(isObject(old.additionalProperties) && isObject(now.additionalProperties)
      ? [/** @type {[any, any, string]} */ ([old.additionalProperties, now.additionalProperties, '*'])]
      : []),
    ...(old.prefixItems ?? []).flatMap((/** @type {JsonSchema} */ one, /** @type {number} */ index) => [
      /** @type {[any, any, string]} */ ([one, now.prefixItems?.[index] ?? {}, String(index)]),
    ]),
  ];
}

const isObject = (/** @type {unknown} */ value) => typeof value === 'object' && value !== null;

const lowest = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const highest = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];

/** Limits that became tighter. @param {JsonSchema} old @param {JsonSchema} now @returns {string[]} */
function narrowed(old, now) {
  return [
    ...lowest.filter((limit) => (now[limit] ?? -Infinity) > (old[limit] ?? -Infinity)),
    ...highest.filter((limit) => (now[limit] ?? Infinity) < (old[limit] ?? Infinity)),
    ...['pattern', 'format', 'multipleOf'].filter(
      (limit) => now[limit] !== undefined && now[limit] !== old[limit],
    ),
  ].map((limit) =>
    old[limit] === undefined
      ? `has the ${limit} ${now[limit]} now`
      : `has the ${limit} ${now[limit]} now, not ${old[limit]} any more`,
  );
}

/** A schema with what it refers to; references to another library stay. @param {JsonSchema} schema @param {any} report @param {Sides} sides @returns {JsonSchema} */
function expand(schema, report, sides) {
  const { $ref, ...rest } = schema;
  if (!$ref?.startsWith('#/schemas/')) return schema;
  const target = sidesOf(report.schemas[$ref.slice('#/schemas/'.length)])[sides[0] ?? 'input'];
  return { ...expand(target, report, sides), ...rest };
}

/** The alternatives of a union by what tells them apart: a constant field, a reference or a type. @param {JsonSchema} schema @param {any} report @param {Sides} sides */
function alternativesOf(schema, report, sides) {
  /** @type {Map<string, JsonSchema>} */
  const found = new Map();
  for (const alternative of schema.anyOf ?? schema.oneOf ?? [schema]) {
    const one = expand(alternative, report, sides);
    const constants = Object.entries(one.properties ?? {})
      .filter(([, field]) => field.const !== undefined)
      .map(([name, field]) => `${name}=${field.const}`);
    const key = constants.join(' ') || alternative.$ref || typeOf(one);
    found.set(found.has(key) ? `${key} (${found.size + 1})` : key, alternative);
  }
  return found;
}

/** @param {JsonSchema} schema @returns {unknown[] | undefined} */
const valuesOf = (schema) => ('const' in schema ? [schema.const] : schema.enum);

/** @param {JsonSchema} schema @returns {string} */
function typeOf(schema) {
  const [value] = valuesOf(schema) ?? [];
  if (value !== undefined && value !== null) return typeof value;
  if (schema.anyOf || schema.oneOf) return 'one of several';
  return schema.type === undefined ? 'anything' : [schema.type].flat().join(' or ');
}
