import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { hasSchemas, schemaReport } from './schema-report.mjs';

const made = (...declarations: string[]) =>
  `## Report\n\n\`\`\`ts\n\n${declarations.map((one) => `// @public\n${one}\n`).join('\n')}\n\`\`\`\n`;
const report = (exports: Record<string, unknown>, { declared = made(), dependencies = [] as never[] } = {}) =>
  parse(schemaReport(declared, { name: '@raang/own', exports }, dependencies));

const id = z.string().max(9);
const strict = z.strictObject({ id, at: z.int().optional() });

test('a schema is reported once, with references, without what restricts no value', () => {
  const described = z.object({ one: strict.describe('One of them.'), other: strict.nullable() });
  expect(report({ id, strict, described }).schemas).toEqual({
    id: { type: 'string', maxLength: 9 },
    strict: {
      type: 'object',
      properties: { id: { $ref: '#/schemas/id' }, at: { type: 'integer' } },
      required: ['id'],
      additionalProperties: false,
    },
    described: {
      type: 'object',
      properties: {
        one: { $ref: '#/schemas/strict' },
        other: { anyOf: [{ $ref: '#/schemas/strict' }, { type: 'null' }] },
      },
      required: ['one', 'other'],
    },
  });
});

test('a schema of another library is named, and a second name refers to the first', () => {
  const dependencies = [{ name: '@raang/domain', exports: { id } }] as never[];
  expect(report({ list: z.array(id), forms: { strict }, strict }, { dependencies }).schemas).toMatchObject({
    list: { type: 'array', items: { $ref: '@raang/domain#id' } },
    'forms.strict': { $ref: '#/schemas/strict' },
  });
});

test('sides that differ are both reported; what a function returns is not', () => {
  const { schemas } = report({
    page: z.object({ page: z.int().default(1) }),
    digits: z.string().transform((text) => text.length),
  });
  expect(schemas.page.input.required).toBeUndefined();
  expect(schemas.page.output.required).toEqual(['page']);
  expect(schemas.digits).toEqual({ io: 'input', type: 'string' });
});

test('a procedure is reported with its call, its schemas and its errors', () => {
  const procedure = (errorMap: object) => ({
    '~orpc': {
      route: { method: 'GET', path: '/items' },
      meta: { public: true },
      inputSchema: strict,
      outputSchema: z.array(id),
      errorMap,
    },
  });
  const gone = { status: 404, message: 'Unknown item.', data: z.object({ movedTo: id }) };
  const exports = {
    contract: {
      items: { list: procedure({ NOT_FOUND: { status: 404 } }), get: procedure({ NOT_FOUND: gone }) },
    },
    strict,
  };
  expect(report(exports)).toMatchObject({
    procedures: {
      'contract.items.get': { errors: ['NOT_FOUND'] },
      'contract.items.list': {
        call: 'GET /items',
        public: true,
        input: { $ref: '#/schemas/strict' },
        output: { type: 'array', items: { type: 'string', maxLength: 9 } },
        errors: ['NOT_FOUND 2'],
      },
    },
    errors: { NOT_FOUND: { status: 404, data: { required: ['movedTo'] } }, 'NOT_FOUND 2': { status: 404 } },
  });
});

test('every other export is reported by its declaration, and so is what it needs', () => {
  const declared = made(
    'export const strict: z.ZodObject<{}>;',
    'export type Strict = z.infer<typeof strict>;',
    'const inner: z.ZodString;',
    'export function idOf(one: Strict): string;',
  );
  expect(hasSchemas(declared)).toBe(true);
  expect(hasSchemas(made('export const name = "z";'))).toBe(false);
  expect(report({ strict, idOf: () => '' }, { declared }).exports).toEqual({
    Strict: 'type Strict = z.infer<typeof strict>',
    idOf: 'function idOf(one: Strict): string',
    inner: 'const inner: z.ZodString',
  });
});
