import { ORPCError } from '@orpc/client';
import type { Account } from '@raang/domain';
import type { Client } from '../server/services/request-client';

/** The visitor's account; undefined for a guest. */
export async function ownAccount({ me }: Pick<Client, 'me'>): Promise<Account | undefined> {
  try {
    return await me.get();
  } catch (error) {
    if (error instanceof ORPCError && error.code === 'UNAUTHORIZED') return undefined;
    throw error;
  }
}
