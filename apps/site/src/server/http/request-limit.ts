import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientAddress, type TrustedProxies } from './client-address';
import { Refusal } from './refusal';

/** Writes per address. Passengers at a station may share one address. */
export const writesPerMinute = 60;

/** Pictures made per address. A page has some dozens, and only its first visitor has them made. */
export const picturesPerMinute = 120;

export interface RequestLimitOptions {
  perMinute: number;
  isTrusted: TrustedProxies;
}

/** The parts of a request that identify the client; `ip` is the address of the peer. */
export type LimitedRequest = Pick<Request, 'headers'> & { ip?: string | undefined };

/** @throws Refusal 429 with Retry-After if an address exceeds its limit */
export type RequestLimit = (request: LimitedRequest) => Promise<void>;

/** Counts per address, separately in each process. */
export function createRequestLimit({ perMinute, isTrusted }: RequestLimitOptions): RequestLimit {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async ({ ip, headers }) => {
    try {
      await limiter.consume(clientAddress(ip, headers.get('x-forwarded-for'), isTrusted));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new Refusal(429, 'Too many requests; please wait a moment.', {
        'retry-after': String(Math.ceil(error.msBeforeNext / 1000)),
      });
    }
  };
}
