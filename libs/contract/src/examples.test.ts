import type { AnyContractProcedure } from '@orpc/contract';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type Example, examples } from './examples';
import { contract, type ProcedureMeta, tags } from './index';

const procedures = Object.entries(contract).flatMap(([feature, members]) =>
  Object.entries(members as Record<string, AnyContractProcedure>).map(([name, procedure]) => ({
    path: `${feature}.${name}`,
    procedure: procedure['~orpc'],
    example: (examples as unknown as Record<string, Record<string, Example>>)[feature]![name]!,
  })),
);

describe.each(procedures)('the example of $path', ({ procedure, example }) => {
  test('has valid input', () => {
    const schema = procedure.inputSchema as z.ZodType | undefined;
    expect(schema?.safeParse(example.input).error).toBeUndefined();
  });

  test('has valid output without additional fields', () => {
    const schema = procedure.outputSchema as z.ZodType;
    expect(schema.parse(example.output)).toEqual(example.output);
  });
});

test('every procedure declares whether it is public', () => {
  for (const { path, procedure } of procedures)
    expect([path, procedure.meta]).toEqual([path, expect.objectContaining({ public: expect.any(Boolean) })]);
});

test('a procedure that changes data is never public', () => {
  const writing = procedures.filter(({ procedure }) => procedure.route.method !== 'GET');
  expect(writing.map(({ procedure }) => (procedure.meta as ProcedureMeta).public)).toEqual(
    writing.map(() => false),
  );
});

test('every operation has a summary, a group and a unique path', () => {
  const routes = procedures.map(({ procedure }) => procedure.route);
  for (const { summary, tags } of routes)
    expect([summary, tags]).toEqual([expect.any(String), [expect.any(String)]]);
  expect(new Set(routes.map(({ method, path }) => `${method} ${path}`)).size).toBe(routes.length);
});

test('every operation belongs to a group of the reference', () => {
  const names: string[] = tags.map(({ name }) => name);
  for (const { procedure } of procedures) expect(names).toContain(procedure.route.tags?.[0]);
});
