import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientAddress, type TrustedProxies } from './client-address';
import { Refusal } from './refusal';

/** How often one address may write something. People behind one address at a station share it. */
export const writesPerMinute = 60;

/** How many pictures are made for one address. A page shows some dozens, and only the first visitor has them made. */
export const picturesPerMinute = 120;

export interface RequestLimitOptions {
  perMinute: number;
  isTrusted: TrustedProxies;
}

/** The part of a request that says who asks; `ip` is the address of its peer. */
export type LimitedRequest = Pick<Request, 'headers'> & { ip?: string | undefined };

/** @throws Refusal 429 with Retry-After when an address does it too often */
export type RequestLimit = (request: LimitedRequest) => Promise<void>;

/** Counts what each address does. Each process counts for itself. */
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
