// Errors in one line, as plain as git's.

/** A reason to end that needs no stack. */
export class DeskError extends Error {
  /** @param {string} message @param {number} [exitCode] */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** @param {unknown} error @returns {string} */
export function explainError(error) {
  const { code, message, data, cause } = /** @type {any} */ (error);
  const fields = data?.fields?.map((/** @type {any} */ one) => `${one.field}: ${one.message}`);
  if (fields?.length > 0) return fields.join('\n       ');
  if (code === 'UNAUTHORIZED') return `${message}\nhint: npm run desk -- login <e-mail address>`;
  if (code === 'TOO_MANY_REQUESTS')
    return `too many attempts; try again in ${data?.retryAfterSeconds ?? 'some'} seconds`;
  if (cause?.code === 'ECONNREFUSED' || message === 'fetch failed')
    return 'the site cannot be reached\nhint: start it with npm start, or set SITE_URL';
  return message ?? String(error);
}
