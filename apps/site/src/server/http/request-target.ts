/** What a request line asks for. */
export interface RequestTarget {
  pathname: string;
  /** Empty or with its `?`. */
  search: string;
  /** The path as the client wrote it, with whatever `..` it has. */
  path: string;
}

/**
 * Reads a request target in origin form (`/th?page=2`) or absolute form (`http://host/th`, RFC 9112 §3.2), whose host
 * plays no part. Undefined for anything else.
 */
export function readTarget(target: string): RequestTarget | undefined {
  const given = target.startsWith('/') ? target : /^https?:\/\/[^/?#]+(.*)$/i.exec(target)?.[1];
  if (given === undefined) return undefined;
  const relative = given.startsWith('/') ? given : `/${given}`;
  // behind a host of our own: `//example.org` is a path here, and not another site
  const address = `http://localhost${relative}`;
  if (!URL.canParse(address)) return undefined;
  const { pathname, search } = new URL(address);
  return { pathname, search, path: relative.split(/[?#]/)[0]! };
}
