import { exampleOf, type OpenApiDocument } from '@raang/api';
import type { ApiOperationModel, ApiParameterModel, ApiReferenceModel } from '@raang/views';

type PathItem = NonNullable<NonNullable<OpenApiDocument['paths']>[string]>;
type Operation = NonNullable<PathItem['get']>;
/** The part of JSON Schema that the reference shows. */
interface Schema {
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  allOf?: Schema[];
}

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;

/** Converts an OpenAPI document to the model of its reference page. */
export function toApiReference(document: OpenApiDocument, documentHref: string): ApiReferenceModel {
  const serverUrl = document.servers?.[0]?.url ?? '';
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item?.[method];
      return operation ? [{ operation, model: toOperation(operation, { method, path, serverUrl }) }] : [];
    }),
  );
  return {
    title: document.info.title,
    version: document.info.version,
    description: document.info.description ?? '',
    serverUrl,
    documentHref,
    groups: (document.tags ?? []).map(({ name, description = '' }) => ({
      id: name.toLowerCase().replaceAll(' ', '-'),
      name,
      description,
      operations: operations
        .filter(({ operation }) => operation.tags?.includes(name))
        .map(({ model }) => model),
    })),
  };
}

function toOperation(
  operation: Operation,
  { method, path, serverUrl }: { method: string; path: string; serverUrl: string },
): ApiOperationModel {
  const { input, output } = exampleOf(operation);
  const parameters = [...addressParameters(operation), ...bodyParameters(operation)];
  return {
    id: operation.operationId ?? path,
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? '',
    description: operation.description,
    parameters,
    request: toCommand(serverUrl, { method, path, parameters, input }),
    answer: JSON.stringify(output, null, 2),
    errors: Object.entries(operation.responses ?? {})
      .filter(([status]) => Number(status) >= 400)
      .map(([status, response]) => ({ status, text: textOf(response) })),
  };
}

function addressParameters({ parameters = [] }: Operation): ApiParameterModel[] {
  return parameters.flatMap((parameter) =>
    'name' in parameter
      ? [
          {
            name: parameter.name,
            place: parameter.in,
            isRequired: parameter.required ?? false,
            takes: takenBy(parameter.schema as Schema),
            description: parameter.description ?? (parameter.schema as Schema).description,
          },
        ]
      : [],
  );
}

function bodyParameters({ requestBody }: Operation): ApiParameterModel[] {
  if (!requestBody || !('content' in requestBody)) return [];
  const schema = requestBody.content['application/json']?.schema as Schema | undefined;
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    place: 'body',
    isRequired: schema?.required?.includes(name) ?? false,
    takes: takenBy(property),
    description: property.description,
  }));
}

/** A short description of a schema. */
function takenBy(schema: Schema = {}): string {
  if (schema.enum) return schema.enum.join(', ');
  const alternatives = schema.anyOf ?? schema.allOf;
  if (alternatives) return [...new Set(alternatives.map((part) => takenBy(part)))].join(' or ');
  return [schema.type, schema.format].flat().filter(Boolean).join(', ');
}

function toCommand(
  serverUrl: string,
  operation: {
    method: string;
    path: string;
    parameters: ApiParameterModel[];
    input: Record<string, unknown>;
  },
): string {
  const { method, path, parameters, input } = operation;
  const given = (place: string) =>
    parameters.filter((parameter) => parameter.place === place && parameter.name in input);
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(input[name]));
  const query = new URLSearchParams(given('query').map(({ name }) => [name, String(input[name])]));
  const url = `'${serverUrl}${address}${query.size > 0 ? `?${query}` : ''}'`;
  const body = Object.fromEntries(given('body').map(({ name }) => [name, input[name]]));
  if (method === 'get') return `curl ${url}`;
  return `curl -X ${method.toUpperCase()} ${url} \\\n  -H 'content-type: application/json' \\\n  -d '${JSON.stringify(body)}'`;
}

function textOf(response: unknown): string {
  return (response as { description?: string }).description ?? '';
}
