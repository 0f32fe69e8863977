/** Whether the API refused a token of a mail: used, expired, or no token at all. A problem of the password is another one. */
export function isGoneToken(error: unknown): boolean {
  if (isError(error, 'NOT_FOUND')) return true;
  const { fields = [] } = (error as { data?: { fields?: { field: string }[] } }).data ?? {};
  return isError(error, 'BAD_REQUEST') && fields.some(({ field }) => field === 'token');
}
import { isError } from '@raang/api-client';
