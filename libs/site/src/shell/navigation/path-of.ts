/** The part of a location that says which page it is. */
export interface PageLocation {
  pathname: string;
  searchStr: string;
}

/** Identifies a page; a hash is a place within one. */
export function pathOf({ pathname, searchStr }: PageLocation): string {
  return pathname + searchStr;
}
