import type { z } from 'zod';
import { type PageFunctionName, pageFunctions } from '../addresses/page-functions';

type Input<Name extends PageFunctionName> = (typeof pageFunctions)[Name]['input'];

/**
 * Reads what a page function is sent.
 * @throws Response 400 with the fields that are wrong; pages send what is right, so it is for whoever writes a call
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
