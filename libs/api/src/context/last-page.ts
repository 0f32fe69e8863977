/** Returns the requested page number, or the last page if the number is too high. */
export function lastPage({ page, pageSize }: { page: number; pageSize: number }, total: number): number {
  return Math.min(page, Math.max(1, Math.ceil(total / pageSize)));
}
