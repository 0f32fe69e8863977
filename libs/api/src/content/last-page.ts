/** The page to answer with: the one asked for, or the last one there is. */
export function lastPage({ page, pageSize }: { page: number; pageSize: number }, total: number): number {
  return Math.min(page, Math.max(1, Math.ceil(total / pageSize)));
}
