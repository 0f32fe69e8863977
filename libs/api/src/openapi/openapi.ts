import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import {
  type AnyContract,
  apiPrefix,
  apiVersion,
  type Example,
  examples,
  sharedSchemas,
  tags,
} from '@raang/contract';
import { networkZone } from '@raang/text-time';

export type OpenApiDocument = OpenAPI.Document;

export interface OpenApiOptions {
  title: string;
  /** Origin of the site that serves the API. */
  publicUrl: string;
  /** What the site serves. */
  contract: AnyContract;
}

/** Generates the contract's OpenAPI 3.1 document, with an example of every response. */
export async function createOpenApiDocument({
  title,
  publicUrl,
  contract,
}: OpenApiOptions): Promise<OpenApiDocument> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title,
      version: apiVersion,
      description: `The data of the site, for other apps. Times are ISO 8601 with an offset, dates are in the time zone ${networkZone()}, and amounts are in satang. An error for invalid input names each invalid field.`,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: new URL(apiPrefix, publicUrl).href }],
    tags: [...tags],
    commonSchemas: Object.fromEntries(
      Object.entries(sharedSchemas).map(([name, schema]) => [name, { schema, strategy: 'output' as const }]),
    ),
  });
  for (const operation of operationsOf(document)) showExample(operation, exampleOf(operation));
  return document;
}

/** All operations, in the order of the contract. */
function operationsOf({ paths = {} }: OpenApiDocument): OpenAPI.OperationObject[] {
  return Object.values(paths).flatMap((path) =>
    [path?.get, path?.put, path?.post, path?.patch, path?.delete].filter(
      (operation) => operation !== undefined,
    ),
  );
}

/** Finds the example of an operation by its id, such as `content.items`. */
export function exampleOf({ operationId = '' }: OpenAPI.OperationObject): Example {
  const [feature = '', procedure = ''] = operationId.split('.');
  const features: Record<string, Record<string, Example>> = examples;
  const example = features[feature]?.[procedure];
  if (!example) throw new Error(`the contract has no example of ${operationId}`);
  return example;
}

function showExample(operation: OpenAPI.OperationObject, { input, output }: Example) {
  const good = operation.responses?.['200'];
  const content = good && 'content' in good ? good.content?.['application/json'] : undefined;
  if (content) content.example = output;
  for (const parameter of operation.parameters ?? [])
    if ('name' in parameter && parameter.name in input) parameter.example = input[parameter.name];
}
