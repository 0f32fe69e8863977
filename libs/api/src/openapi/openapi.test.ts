import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { contract } from '@raang/contract';
import { createOpenApiDocument } from './openapi';

const document = await createOpenApiDocument({
  title: 'A site',
  publicUrl: 'https://www.example.org',
  contract,
});
const json = JSON.stringify(document);

test('a public validator accepts the document as OpenAPI 3.1', async () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(await new Validator().validate(JSON.parse(json))).toEqual({ valid: true });
});

test('an operation has its declared errors and an example', () => {
  const item = document.paths?.['/categories/{group}/{category}/items/{id}']?.get;
  expect(Object.keys(item?.responses ?? {})).toEqual(['200', '400', '404']);
  expect(item?.responses?.['200']).toHaveProperty([
    'content',
    'application/json',
    'example',
    'item',
    'title',
  ]);
});

/** Code of an API consumer, based on the document only. */
const consumer = `
import type { paths } from './client';
type Listing = paths['/categories/{group}/{category}/items']['get'];
export const query: Listing['parameters']['query'] = { lang: 'th', line: 'blue', page: 2 };
export function titles(page: Listing['responses'][200]['content']['application/json']): string[] {
  return page.items.map((item) => (item.kind === 'place' ? item.title + item.station : item.title));
}
export function firstTrain(
  station: paths['/stations/{code}']['get']['responses'][200]['content']['application/json'],
): number | undefined {
  return station.serviceHours[0]?.firstTrain;
}
export function firstLine(
  { journeys }: paths['/journeys']['get']['responses'][200]['content']['application/json'],
): string | undefined {
  const leg = journeys[0]?.legs[0];
  return leg?.kind === 'ride' ? leg.lineId : undefined;
}
`;

test('a client generated from the document compiles; unknown fields and wrong types do not', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'raang-client-'));
  const file = (name: string) => path.join(folder, `${name}.ts`);
  const consumers = {
    right: consumer,
    unknownField: consumer.replace('firstTrain;', 'lastTram;'),
    wrongType: consumer.replace("'blue'", '7'),
  };
  try {
    await writeFile(file('client'), astToString(await openapiTS(json)));
    for (const [name, source] of Object.entries(consumers)) await writeFile(file(name), source);
    // one program for all: the compiler reads the client and its own libraries once
    const program = ts.createProgram(Object.keys(consumers).map(file), {
      strict: true,
      noEmit: true,
      noUncheckedIndexedAccess: true,
      skipDefaultLibCheck: true,
      lib: ['lib.es2023.d.ts'],
      types: [],
    });
    const errorsOf = (name: keyof typeof consumers | 'client') =>
      ts
        .getPreEmitDiagnostics(program, program.getSourceFile(file(name)))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
    expect(errorsOf('client')).toEqual([]);
    expect(errorsOf('right')).toEqual([]);
    expect(errorsOf('unknownField')).toEqual([expect.stringContaining('lastTram')]);
    expect(errorsOf('wrongType')).toHaveLength(1);
  } finally {
    await rm(folder, { recursive: true });
  }
});
