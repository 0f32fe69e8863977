/** What the API says where no procedure has been reached: status, code, message. */
const errors = {
  404: { code: 'NOT_FOUND', message: 'The API has no such path.' },
  405: { code: 'METHOD_NOT_SUPPORTED', message: 'This path does not take this method.' },
} as const;

export function apiError(status: keyof typeof errors, headers: Record<string, string> = {}): Response {
  return Response.json(errors[status], { status, headers: { ...headers, 'cache-control': 'no-store' } });
}
