/** How much of something there is, such as connections, and how much of it one address may hold. */
export interface ShareLimits {
  all: number;
  /** Of an IPv4 address, or of an IPv6 /64 network. The /48 around it may hold half of all. */
  perAddress: number;
}

export interface Shares {
  /**
   * Takes an amount for an address.
   * @param spare how much has to stay free, of all and of the address's own
   * @returns gives it back, once; undefined if there is not enough
   */
  take: (address: string, amount: number, spare?: number) => (() => void) | undefined;
}

/** Divides what a process has among the addresses that ask for it, so that none takes all. */
export function createShares({ all, perAddress }: ShareLimits): Shares {
  const held = new Map<string, number>();
  const add = (name: string, amount: number) => {
    const sum = (held.get(name) ?? 0) + amount;
    if (sum > 0) held.set(name, sum);
    else held.delete(name);
  };
  return {
    take: (address, amount, spare = 0) => {
      const [narrow, wide] = limitedKeys(networkOf(address)).map(({ key }) => key);
      const limits = [
        ['all', all],
        [`of ${narrow}`, perAddress],
        ...(wide ? [[`of ${wide}`, all / 2] as const] : []),
      ] as const;
      if (limits.some(([name, limit]) => (held.get(name) ?? 0) + amount > limit - spare)) return undefined;
      for (const [name] of limits) add(name, amount);
      let isHeld = true;
      return () => {
        if (isHeld) for (const [name] of limits) add(name, -amount);
        isHeld = false;
      };
    },
  };
}
import { limitedKeys, networkOf } from '@raang/contract';
