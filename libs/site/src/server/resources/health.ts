import type { RequestTarget, Resource } from '@raang/server';
import { healthChecks } from '../services/health-checks';

/** The checks at the site's own address, for a site of one port. */
export function healthResource({ pathname }: RequestTarget): Resource | undefined {
  const answer = healthChecks.get(pathname);
  return answer && { name: pathname, methods: ['GET'], public: false, purpose: 'health', answer };
}
