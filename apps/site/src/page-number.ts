/** A listing's `?page=`: what is no page number is left out, which means the first page. */
export function pageNumber(value: unknown): { page?: number } {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 && page <= 100_000 ? { page } : {};
}
