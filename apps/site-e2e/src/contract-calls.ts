import { apiPrefix, contract, type Example, examples } from '@raang/contract';

type Input = Record<string, unknown>;

interface Schema {
  parse: (value: unknown) => unknown;
}

/** A procedure of the contract, as HTTP has it. */
export interface Call {
  /** As in `content.items`. */
  name: string;
  method: 'GET' | 'POST';
  /** With its parameters in braces. */
  path: string;
  /** Names of the input's fields. */
  takes: string[];
  output: Schema;
  /** Codes of the errors that it declares, with their statuses. */
  errors: Record<string, number>;
  example: Example;
}

interface Procedure {
  '~orpc': {
    route: { method: Call['method']; path: string };
    inputSchema?: { shape: object };
    outputSchema: Schema;
    errorMap: Record<string, { status: number }>;
  };
}

/** Every procedure of the contract. */
export const calls: Call[] = Object.entries(contract).flatMap(([feature, procedures]) =>
  Object.entries(procedures as unknown as Record<string, Procedure>).map(
    ([procedure, { '~orpc': told }]) => ({
      name: `${feature}.${procedure}`,
      method: told.route.method,
      path: told.route.path,
      takes: Object.keys(told.inputSchema?.shape ?? {}),
      output: told.outputSchema,
      errors: Object.fromEntries(Object.entries(told.errorMap).map(([code, { status }]) => [code, status])),
      example: (examples as unknown as Record<string, Record<string, Example>>)[feature]![procedure]!,
    }),
  ),
);

/** What is sent for an input: parameters in the path, the rest in the query or the body. */
export function requestFor({ method, path }: Call, input: Input) {
  const rest = { ...input };
  const pathname = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  if (method === 'POST') return { address: `${apiPrefix}${pathname}`, options: { method, data: rest } };
  const query = new URLSearchParams(
    Object.entries(rest).map(([name, value]) => [name, String(value)]),
  ).toString();
  return { address: `${apiPrefix}${pathname}${query && `?${query}`}`, options: { method } };
}
