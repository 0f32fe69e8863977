import { ORPCError } from '@orpc/client';

/** Whether the API answered with this error of the contract. */
export const isError = (error: unknown, code: string): boolean =>
  error instanceof ORPCError && error.code === code;
