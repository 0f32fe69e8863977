/** The last part of its path. */
export const keptRowFile = 'kept-row.json';

/** URL of a row of the stations that a device keeps: two ends, or the next trains of `from`. */
export function keptRowPath(
  locale: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): string {
  return `/${locale}/${keptRowFile}?${new URLSearchParams({ ...(from && { from }), ...(to && { to }) }).toString()}`;
}
