import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { createWorkQueue } from '../limits/work-queue';

export interface PasswordHashing {
  hash: (password: string) => Promise<string>;
  verify: (compared: { hash: string; password: string }) => Promise<boolean>;
}

const scrypt: PasswordHashing = { hash: hashPassword, verify: verifyPassword };

/**
 * better-auth's scrypt, two at a time: each takes about 60 ms and 32 MB, on threads of libuv that files need too. Some
 * seconds of work may wait; a flood beyond that is refused instead of delaying everybody.
 * @throws TooBusyError if too many passwords wait
 */
export function createPasswordHashing(hashing: PasswordHashing = scrypt): PasswordHashing {
  const queue = createWorkQueue({ atOnce: 2, waiting: 100 });
  return {
    hash: (password) => queue.run(() => hashing.hash(password)),
    verify: (compared) => queue.run(() => hashing.verify(compared)),
  };
}
