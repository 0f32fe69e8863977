import { type AnyContract, contract, type Example, examples } from '@raang/contract';
import type { z } from 'zod';

type Input = Record<string, unknown>;
type Procedures<Member> = Record<string, Record<string, Member>>;
type Declared = AnyContract[string][string]['~orpc'];

/** A procedure of the contract, ready to be called on any client. */
export interface ContractCall {
  /** Feature and procedure, such as `content.items`. */
  name: string;
  example: Example;
  output: z.ZodType;
  /** Codes of the errors that the contract declares and an input causes: all but a used limit. */
  errors: string[];
  /** The example's input with one field changed, for each field. */
  variations: Input[];
  call: (client: object, input: Input) => Promise<unknown>;
}

/** A value that no schema accepts except free text, and ids that nothing in the tests has. */
const wrongValues = ['?', 'nowhere', 'ZZ99'];

/** Values that HTTP sends as text and the procedure must receive with their type. */
const typedValues = [2, true, false];

/** Features whose responses depend on what the caller did before; each has tests of its own. */
const personal = ['cases', 'uploads', 'verification', 'accounts', 'me', 'desk', 'assistant', 'subscriptions'];

/** Every procedure that any visitor may call without a history. */
export const contractCalls: ContractCall[] = Object.entries(contract as AnyContract)
  .filter(([feature]) => !personal.includes(feature))
  .flatMap(([feature, procedures]) =>
    Object.entries(procedures).map(([procedure, { '~orpc': declared }]) => {
      const example = (examples as unknown as Procedures<Example>)[feature]![procedure]!;
      return {
        name: `${feature}.${procedure}`,
        example,
        output: declared.outputSchema as z.ZodType,
        errors: Object.keys(declared.errorMap).filter((code) => code !== 'TOO_MANY_REQUESTS'),
        variations: variationsOf(declared, example.input),
        call: (client, input) =>
          (client as Procedures<(input: Input) => Promise<unknown>>)[feature]![procedure]!(input),
      };
    }),
  );

function variationsOf({ inputSchema, route }: Declared, input: Input): Input[] {
  const fields = Object.entries<z.ZodType>((inputSchema as z.ZodObject | undefined)?.shape ?? {});
  return fields.flatMap(([field, type]) => {
    // a path always has a value for its parameters
    const missing = route.path?.includes(`{${field}}`) ? [] : [undefined];
    const typed = typedValues.filter((value) => type.safeParse(value).data === value);
    return [...missing, ...wrongValues, ...typed].map((value) => ({ ...input, [field]: value }));
  });
}
