/** The last part of its path. */
export const keptRowFile = 'kept-row.json';

/** What a row asks for: a way, with the lines of a saved one, or the next trains where there is no `to`. */
export interface KeptRowQuestion {
  from?: string | undefined;
  to?: string | undefined;
  prefer?: 'fewest-changes' | undefined;
  stepFree?: 'yes' | undefined;
  lines?: readonly string[] | undefined;
  changes?: readonly string[] | undefined;
}

/** URL of a row of the stations that a device keeps. */
export function keptRowPath(
  locale: string,
  { from, to, prefer, stepFree, lines, changes }: KeptRowQuestion,
): string {
  const query = new URLSearchParams({
    ...(from && { from }),
    ...(to && { to }),
    ...(prefer && { prefer }),
    ...(stepFree && { stepFree }),
    ...(lines && { lines: lines.join('.') }),
    ...(changes && { changes: changes.join('.') }),
  });
  return `/${locale}/${keptRowFile}?${query.toString()}`;
}
