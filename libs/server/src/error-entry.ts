/** An error in the log: what failed where, and why. */
export interface ErrorEntry {
  type: string;
  message: string;
  /** Such as `ECONNREFUSED`, or a code of PostgreSQL. */
  code?: string;
  /** The violated constraint of the database. */
  constraint?: string;
  stack: string;
  cause?: ErrorEntry;
  errors?: ErrorEntry[];
}

/** Causes of causes; a circle of them ends here too. */
const deepest = 8;

/**
 * Picks what the log may have. The values of a failed query, and the rows that PostgreSQL quotes, are names, addresses
 * and passwords of persons.
 */
export function errorEntry(error: unknown, depth = 0): ErrorEntry {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { code, constraint, query, errors } = error as ErrorFields;
  const { cause } = error;
  const message = typeof query === 'string' ? `Failed query: ${query}` : error.message;
  return {
    type: error.constructor.name,
    message,
    ...(isShort(code) && { code: String(code) }),
    ...(isShort(constraint) && { constraint: String(constraint) }),
    stack: framesOf(error),
    ...(cause !== undefined && depth < deepest && { cause: errorEntry(cause, depth + 1) }),
    ...(Array.isArray(errors) &&
      depth < deepest && { errors: errors.map((one: unknown) => errorEntry(one, depth + 1)) }),
  };
}

type ErrorFields = Partial<Record<'code' | 'constraint' | 'query' | 'errors', unknown>>;

const isShort = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** The stack without the message that it begins with. */
function framesOf({ message, stack = '' }: Error): string {
  const start = message ? stack.indexOf(message) : -1;
  const lines = (start < 0 ? stack : stack.slice(start + message.length)).split('\n');
  return lines.filter((line) => /^\s+at /.test(line)).join('\n');
}
