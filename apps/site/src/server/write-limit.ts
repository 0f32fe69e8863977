import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientAddress, type TrustedProxies } from './client-address';
import { Refusal } from './refusal';

/** How often one address may write something. People behind one address at a station share it. */
export const writesPerMinute = 60;

export interface WriteLimitOptions {
  isTrusted: TrustedProxies;
  writes?: number;
}

/** A request as srvx gives it: with the address of its peer. */
type Asked = Request & { ip?: string | undefined };

/**
 * Refuses whoever writes too often; reading is never limited here, since its answers are kept.
 * Each process counts for itself.
 */
export function createWriteLimit({ isTrusted, writes = writesPerMinute }: WriteLimitOptions) {
  const limiter = new RateLimiterMemory({ points: writes, duration: 60 });
  return async (request: Asked): Promise<Response | undefined> => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return undefined;
    const address = clientAddress(request.ip, request.headers.get('x-forwarded-for'), isTrusted);
    try {
      await limiter.consume(address);
      return undefined;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.ceil(error.msBeforeNext / 1000);
      return new Refusal(429, 'Too many requests; please wait a moment.', {
        'retry-after': String(seconds),
      }).toResponse();
    }
  };
}
