import CachePolicy from 'http-cache-semantics';

interface Kept {
  policy: CachePolicy;
  response: Response;
}

/** A shared cache between visitors and a site, such as a CDN, that keeps everything RFC 9111 allows. */
export function openSharedCache(origin: string) {
  const kept = new Map<string, Kept>();
  return async (path: string, headers: Record<string, string> = {}): Promise<Response> => {
    const asked = { url: path, method: 'GET', headers };
    const found = kept.get(path);
    if (found?.policy.satisfiesWithoutRevalidation(asked)) return found.response.clone();
    const response = await fetch(origin + path, { headers });
    const policy = new CachePolicy(
      asked,
      { status: response.status, headers: Object.fromEntries(response.headers) },
      { shared: true },
    );
    if (policy.storable()) kept.set(path, { policy, response: response.clone() });
    return response;
  };
}
