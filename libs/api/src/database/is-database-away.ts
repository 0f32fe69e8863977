/** Codes of a connection that does not come about or breaks, and of a server that is stopping, starting or full. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  // PostgreSQL: connection exceptions, shutdown, crash, starting up, too many connections
  '08000',
  '08003',
  '08006',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // PostgreSQL: the disk is full, and a session that only reads, as the embedded one then is
  '53100',
  '25006',
]);

/** What the driver says without a code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** Whether a statement failed because the database does not respond or cannot write, and not because of the statement. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return (code !== undefined && codes.has(code)) || words.test(error.message) || isDatabaseAway(error.cause);
}
