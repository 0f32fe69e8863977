import { implement } from '@orpc/server';
import { contract } from '@raang/contract';
import { authorise, type DeskContext } from './desk.context';

/** Starts every procedure of the desk: each has passed the check of roles before its input is read. */
export const desk = implement(contract.desk)
  .$context<DeskContext>()
  .use(async ({ context, path, next }) =>
    next({ context: { staff: await authorise(path.at(-1) ?? '', context) } }),
  );
