import { apiPrefix, contract, type Example, examples } from '@raang/contract';

type Input = Record<string, unknown>;

interface Schema {
  parse: (value: unknown) => unknown;
}

/** A procedure of the contract as an HTTP endpoint. */
export interface Call {
  /** For example `content.items`. */
  name: string;
  method: 'GET' | 'POST';
  /** With parameters in braces. */
  path: string;
  /** Names of the input's fields. */
  takes: string[];
  output: Schema;
  /** The response is a file, not JSON. */
  isFile: boolean;
  /** Statuses of the declared errors that an input causes, by code: all but a used limit. */
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

/** Features whose responses depend on what the caller did before; each has specs of its own. */
const personal = ['cases', 'uploads', 'subscriptions', 'verification', 'accounts', 'me', 'desk', 'assistant'];

/** Every procedure that any visitor may call without a history. */
export const calls: Call[] = Object.entries(contract)
  .filter(([feature]) => !personal.includes(feature))
  .flatMap(([feature, procedures]) =>
    Object.entries(procedures as unknown as Record<string, Procedure>).map(
      ([procedure, { '~orpc': definition }]) => ({
        name: `${feature}.${procedure}`,
        method: definition.route.method,
        path: definition.route.path,
        takes: Object.keys(definition.inputSchema?.shape ?? {}),
        output: definition.outputSchema,
        isFile:
          (examples as unknown as Record<string, Record<string, Example>>)[feature]![procedure]!
            .output instanceof File,
        errors: Object.fromEntries(
          Object.entries(definition.errorMap)
            .map(([code, { status }]) => [code, status] as const)
            .filter(([, status]) => status !== 429),
        ),
        example: (examples as unknown as Record<string, Record<string, Example>>)[feature]![procedure]!,
      }),
    ),
  );

/** The request for an input: its fields become path parameters, and the rest query parameters or the JSON body. */
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

/** The request of a procedure's example, by the name of the procedure. */
export function exampleRequest(name: string) {
  const call = calls.find((candidate) => candidate.name === name);
  if (!call) throw new Error(`the contract has no ${name}`);
  return requestFor(call, call.example.input);
}
