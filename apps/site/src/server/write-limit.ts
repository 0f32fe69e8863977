import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientAddress, type TrustedProxies } from './client-address';
import type { SiteRequest } from './http/site-request';
import { Refusal } from './refusal';

/** How often one address may write something. People behind one address at a station share it. */
export const writesPerMinute = 60;

export interface WriteLimitOptions {
  isTrusted: TrustedProxies;
  writes?: number;
}

/**
 * Limits how often one address writes; each process counts for itself.
 * @returns a function that throws Refusal 429 beyond the limit
 */
export function createWriteLimit({ isTrusted, writes = writesPerMinute }: WriteLimitOptions) {
  const limiter = new RateLimiterMemory({ points: writes, duration: 60 });
  return async (request: Pick<SiteRequest, 'ip' | 'headers'>): Promise<void> => {
    const address = clientAddress(request.ip, request.headers.get('x-forwarded-for'), isTrusted);
    try {
      await limiter.consume(address);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.ceil(error.msBeforeNext / 1000);
      throw new Refusal(429, 'Too many requests; please wait a moment.', {
        'retry-after': String(seconds),
      });
    }
  };
}
