import { Refusal } from './refusal';
import { createShares, type ShareLimits } from './shares';

/** Bytes of bodies that one process holds at once, while they arrive and until they are answered. */
export interface BodyLimits extends ShareLimits {
  /** A larger body leaves `spare` bytes free, for forms without files. */
  small: number;
  spare: number;
}

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Of the longest form, with five files of 5 MB: four at once, two of them of one address. */
const bodyLimits: BodyLimits = {
  all: 120 * megabyte,
  perAddress: 60 * megabyte,
  small: 128 * kilobyte,
  spare: 8 * megabyte,
};

/** A body of the longest form arrives within a minute on most networks. */
const retryAfterSeconds = 20;

export interface BodyBudget {
  /**
   * Takes a body's bytes before the body is read.
   * @returns gives them back
   * @throws Refusal 503 with Retry-After if the process or the address holds too many
   */
  take: (address: string, bytes: number) => () => void;
}

export function createBodyBudget({ small, spare, ...limits }: BodyLimits = bodyLimits): BodyBudget {
  const shares = createShares(limits);
  return {
    take: (address, bytes) => {
      const release = shares.take(address, bytes, bytes > small ? spare : 0);
      if (release) return release;
      throw new Refusal(503, 'Too much is being sent at the same time; please try again in a moment.', {
        'retry-after': String(retryAfterSeconds),
      });
    },
  };
}
