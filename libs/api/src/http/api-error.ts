/** Errors for requests that match no procedure. */
const errors = {
  404: { code: 'NOT_FOUND', message: 'Unknown path.' },
  405: { code: 'METHOD_NOT_SUPPORTED', message: 'This path does not support this method.' },
} as const;

export function apiError(status: keyof typeof errors, headers: Record<string, string> = {}): Response {
  return Response.json(errors[status], { status, headers: { ...headers, 'cache-control': 'no-store' } });
}
