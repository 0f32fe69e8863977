import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { breakingChanges } from './compare-reports.mjs';

type Json = Record<string, unknown>;

const text = { type: 'string' };
const object = (properties: Json, required: string[] = []) => ({ type: 'object', properties, required });
const changes = (before: Json, after: Json) => breakingChanges(stringify(before), stringify(after));
const ofSchema = (before: Json, after: Json) =>
  changes({ schemas: { report: before } }, { schemas: { report: after } });
const ofInput = (before: Json, after: Json) => ofCall({ input: before }, { input: after });
const ofOutput = (before: Json, after: Json) => ofCall({ output: before }, { output: after });
const ofCall = (before: Json, after: Json, errors: Json = {}) =>
  changes(
    { errors, procedures: { 'cases.submit': { call: 'POST /cases', ...before } } },
    { errors, procedures: { 'cases.submit': { call: 'POST /cases', ...after } } },
  );

test('a report breaks nothing of itself, nor does a field more', () => {
  const report = object({ name: text }, ['name']);
  expect(ofSchema(report, report)).toEqual([]);
  expect(ofSchema(report, object({ name: text, brand: text }, ['name']))).toEqual([]);
});

describe('names what breaks a schema', () => {
  test.each<[string, Json, Json, string]>([
    ['a field that is gone', object({ name: text, brand: text }), object({ name: text }), 'the field "brand" is gone'],
    ['a field that became required', object({ name: text }), object({ name: text }, ['name']), 'the field "name" became required'],
    ['a new required field', object({}), object({ brand: text }, ['brand']), 'the field "brand" is new and required'],
    ['a field that may be missing', object({ name: text }, ['name']), object({ name: text }), 'the field "name" may be missing now'],
    ['a value that is gone', object({ kind: { enum: ['a', 'b'] } }), object({ kind: { enum: ['a'] } }), 'the field "kind" has not the value b any more'],
    ['a type', object({ at: text }), object({ at: { type: 'integer' } }), 'the field "at" has the type integer now, not string any more'],
    ['a limit', { ...text, maxLength: 60 }, { ...text, maxLength: 40 }, 'has the maxLength 40 now, not 60 any more'],
    ['a new limit', text, { ...text, pattern: '^a' }, 'has the pattern ^a now'],
    ['a strict object', object({}), { ...object({}), additionalProperties: false }, 'refuses unknown fields now'],
    ['a reference', { $ref: 'one#a' }, { $ref: 'one#b' }, 'is one#b now, not one#a any more'],
    ['a kind that is gone', { anyOf: [text, { type: 'null' }] }, text, 'is not null any more'],
    ['a result that may be empty', text, { anyOf: [text, { type: 'null' }] }, 'may be null now'],
    ['a field of a list', { type: 'array', items: object({ id: text }) }, { type: 'array', items: object({}) }, 'the field "[].id" is gone'],
    ['a field of a record', { type: 'object', additionalProperties: object({ id: text }) }, { type: 'object', additionalProperties: object({}) }, 'the field "*.id" is gone'],
  ])('%s', (_, before, after, change) => {
    expect(ofSchema(before, after)).toEqual([`report: ${change}`]);
  }); // prettier-ignore

  test('in one kind of several', () => {
    const lost = (fields: Json) => ({ oneOf: [object({ kind: { const: 'lost' }, ...fields }), object({ kind: { const: 'found' } })] });
    expect(ofSchema(lost({ colour: text }), lost({}))).toEqual(['report: the field "colour" is gone']);
  }); // prettier-ignore
});

test('the sides of a schema that differ are compared apart', () => {
  const sides = (isRequired: boolean) => ({
    input: object({ page: text }, isRequired ? ['page'] : []),
    output: object({ page: text }, ['page']),
  });
  expect(ofSchema(sides(false), sides(true))).toEqual(['report: the field "page" became required']);
  expect(ofSchema(sides(true), sides(false))).toEqual([]);
});

test('a caller must not send more, and a reader must not receive less', () => {
  const [loose, strict] = [object({ name: text }), object({ name: text }, ['name'])];
  expect(ofInput(loose, strict)).toEqual(['cases.submit: input, the field "name" became required']);
  expect(ofInput(strict, loose)).toEqual([]);
  expect(ofOutput(loose, strict)).toEqual([]);
  expect(ofOutput(strict, loose)).toEqual(['cases.submit: output, the field "name" may be missing now']);
  expect(ofOutput({ ...text, maxLength: 60 }, { ...text, maxLength: 40 })).toEqual([]);
  expect(ofOutput({ enum: ['a'] }, { enum: ['a', 'b'] })).toEqual([]);
  expect(ofInput({ anyOf: [text] }, { anyOf: [text, { type: 'null' }] })).toEqual([]);
});

test('a procedure without an input does not begin to need one', () => {
  const input = object({ id: text }, ['id']);
  expect(ofCall({}, { input })).toEqual(['cases.submit: input, the field "id" is new and required']);
});

test('a schema is followed where it is named for the first time, and is compared once', () => {
  const schemas = (fields: Json) => ({ schemas: { name: object(fields) } });
  const call = (input: Json) => ({ procedures: { search: { call: 'GET /', input } } });
  const $ref = '#/schemas/name';
  expect(
    changes({ ...schemas({ th: text }), ...call({ $ref }) }, { ...schemas({}), ...call({ $ref }) }),
  ).toEqual(['name: the field "th" is gone']);
  expect(
    changes({ ...schemas({}), ...call(object({ q: text })) }, { ...schemas({}), ...call({ $ref }) }),
  ).toEqual(['search: input, the field "q" is gone']);
});

test('names what breaks a call: its address, its caches and its errors', () => {
  const errors = { NOT_FOUND: { status: 404 }, 'NOT_FOUND 2': { status: 410 }, FORBIDDEN: { status: 403 } };
  expect(
    ofCall(
      { public: true, errors: ['FORBIDDEN', 'NOT_FOUND'] },
      { call: 'PUT /cases', errors: ['NOT_FOUND 2'] },
      errors,
    ),
  ).toEqual([
    'cases.submit: it is called by PUT /cases, not by POST /cases any more',
    'cases.submit: it is not public any more',
    'cases.submit: the error FORBIDDEN is gone',
    'cases.submit: the error NOT_FOUND has the status 410, not 404 any more',
  ]);
});

test('names what is gone, and declarations that changed', () => {
  const before = {
    exports: { Locale: 'type Locale = string', a: 'const a = 1' },
    schemas: { item: text },
    procedures: { get: { call: 'GET /' } },
  };
  expect(changes(before, { exports: { a: 'const a = 2' } })).toEqual([
    'Locale: the declaration is gone',
    'a: its declaration changed',
    'get: the procedure is gone',
    'item: the schema is gone',
  ]);
});
