import { ORPCError } from '@orpc/client';

/** Whether the API answered with this error of the contract, such as `NOT_FOUND`. */
export const isError = (error: unknown, code: string): boolean =>
  error instanceof ORPCError && error.code === code;
