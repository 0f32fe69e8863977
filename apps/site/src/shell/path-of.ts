/** What tells one page from another; a hash leads to a place within one. */
export function pathOf({ pathname, searchStr }: { pathname: string; searchStr: string }): string {
  return pathname + searchStr;
}
