import type { z } from 'zod';
import { type PageFunctionName, pageFunctions } from '../addresses/page-functions';

type Input<Name extends PageFunctionName> = (typeof pageFunctions)[Name]['input'];

/**
 * Reads the input of a page function.
 * @throws Response 400 with the invalid fields; pages send valid input, so this helps developers of other clients
 */
export function inputOf<Name extends PageFunctionName>(name: Name) {
  const { input } = pageFunctions[name];
  return (data: z.input<Input<Name>>): z.output<Input<Name>> => {
    const result = input.safeParse(data);
    if (result.success) return result.data as z.output<Input<Name>>;
    const fields = result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
    throw Response.json(
      {
        code: 'BAD_REQUEST',
        message: 'The call does not say what this page function needs.',
        data: { fields },
      },
      { status: 400 },
    );
  };
}
