import { healthChecks } from '../services/health-checks';
import type { RequestTarget } from '../http/request-target';
import type { Resource } from '../http/resource';

/** The checks at the site's own address, for a site of one port. */
export function healthResource({ pathname }: RequestTarget): Resource | undefined {
  const answer = healthChecks.get(pathname);
  return answer && { name: pathname, methods: ['GET'], public: false, purpose: 'health', answer };
}
