/** Parsed request target. */
export interface RequestTarget {
  pathname: string;
  /** Empty or with its `?`. */
  search: string;
  /** The path as the client wrote it, including any `..`. */
  path: string;
}

/**
 * Parses a request target in origin form (`/th?page=2`) or absolute form (`http://host/th`, RFC 9112 §3.2), whose
 * host is ignored. Undefined for anything else.
 */
export function readTarget(target: string): RequestTarget | undefined {
  const origin = target.startsWith('/') ? '' : /^https?:\/\/[^/?#]+/i.exec(target)?.[0];
  if (origin === undefined) return undefined;
  const given = target.slice(origin.length);
  const relative = given.startsWith('/') ? given : `/${given}`;
  // with a host of our own: `//example.org` is a path here, not another site
  const address = `http://localhost${relative}`;
  if (!URL.canParse(address)) return undefined;
  const { pathname, search } = new URL(address);
  return { pathname, search, path: relative.split(/[?#]/)[0]! };
}
