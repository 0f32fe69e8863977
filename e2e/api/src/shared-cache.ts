/**
 * A shared cache between visitors and a site, such as a CDN. It keeps by URL whatever a response does not forbid, and
 * looks neither at `Vary` nor at the visitor: worse than RFC 9111 allows.
 */
export function openSharedCache(origin: string) {
  const kept = new Map<string, Response>();
  return async (path: string, headers: Record<string, string> = {}): Promise<Response> => {
    const found = kept.get(path);
    if (found) return found.clone();
    const response = await fetch(origin + path, { headers, redirect: 'manual' });
    const control = response.headers.get('cache-control') ?? '';
    if (!/no-store|private/.test(control)) kept.set(path, response.clone());
    return response;
  };
}
