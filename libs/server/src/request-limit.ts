import { networkOf } from '@raang/contract';
import { clientAddress, type TrustedProxies } from './client-address';
import { Refusal } from './refusal';

/** Counts how often a key was used, in one process or in all together. */
export interface CountedLimit {
  take: (key: string) => { isAllowed: boolean; retryAfterSeconds: number };
}

/** Opens a limit: so many times in a window. */
export interface CountedLimits {
  open: (limit: { name: string; limit: number; windowSeconds: number }) => CountedLimit;
}

const windowSeconds = 60;

/** Requests that one address may send in a minute, by purpose. Passengers of a station or an operator may share one. */
const perMinute = {
  /** Anything that changes something. */
  writes: 60,
  /** Pages and data that no cache had: a person opens one in a second at most, a family twenty. */
  reads: 3000,
  /** What ranks or plans: words, journeys, fares. Suggestions come with each typed letter. */
  searches: 900,
  /** Pictures made. A page has some dozens, and only its first visitor has them made. */
  pictures: 120,
  /** Reports of browsers about violated policies. A page sends several at once. */
  reports: 60,
} as const;

type LimitName = keyof typeof perMinute;

/** The parts of a request that identify the client; `ip` is the address of the peer. */
export interface LimitedRequest {
  headers: Pick<Headers, 'get'>;
  ip?: string | undefined;
}

/** @throws Refusal 429 with Retry-After if an address exceeds its limit */
export type RequestLimit = (request: LimitedRequest) => void;

export type RequestLimits = Readonly<Record<LimitName, RequestLimit>>;

/** One limit for each purpose, which all processes share. */
export function createRequestLimits(limits: CountedLimits, isTrusted: TrustedProxies): RequestLimits {
  const open = (name: LimitName) =>
    createRequestLimit(limits.open({ name: `${name} per address`, limit: perMinute[name], windowSeconds }), {
      isTrusted,
      // a proxy of this machine that nobody has declared would make all visitors one
      allowsOwnMachine: name === 'reads' || name === 'searches',
    });
  return {
    writes: open('writes'),
    reads: open('reads'),
    searches: open('searches'),
    pictures: open('pictures'),
    reports: open('reports'),
  };
}

export interface RequestLimitOptions {
  isTrusted: TrustedProxies;
  /** Whether clients on this machine have no limit. */
  allowsOwnMachine?: boolean;
}

/** Counts an IPv4 address, or the network of an IPv6 address. */
export function createRequestLimit(
  limit: CountedLimit,
  { isTrusted, allowsOwnMachine = false }: RequestLimitOptions,
): RequestLimit {
  return ({ ip, headers }) => {
    const address = clientAddress(ip, headers.get('x-forwarded-for'), isTrusted);
    if (allowsOwnMachine && isOwnMachine(address)) return;
    const { isAllowed, retryAfterSeconds } = limit.take(networkOf(address));
    if (!isAllowed)
      throw new Refusal(429, 'Too many requests; please wait a moment.', {
        'retry-after': String(retryAfterSeconds),
      });
  };
}

const isOwnMachine = (address: string) => address === '::1' || address.startsWith('127.');
