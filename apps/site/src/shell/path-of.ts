/** Identifies a page; a hash is a place within one. */
export function pathOf({ pathname, searchStr }: { pathname: string; searchStr: string }): string {
  return pathname + searchStr;
}
