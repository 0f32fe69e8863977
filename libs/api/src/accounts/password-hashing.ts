import { createWorkQueue } from '../limits/work-queue';
import { hashPassword, verifyPassword } from './scrypt';

export interface PasswordHashing {
  hash: (password: string) => Promise<string>;
  verify: (compared: { hash: string; password: string }) => Promise<boolean>;
}

const scrypt: PasswordHashing = { hash: hashPassword, verify: verifyPassword };

/**
 * scrypt, two at a time: each takes about half a second of a core and 128 MB, on threads of libuv that files need too.
 * Some seconds of work may wait; a flood beyond that is refused instead of delaying everybody and taking the memory.
 * @throws TooBusyError if too many passwords wait
 */
export function createPasswordHashing(hashing: PasswordHashing = scrypt): PasswordHashing {
  const queue = createWorkQueue({ atOnce: 2, waiting: 30 });
  return {
    hash: (password) => queue.run(() => hashing.hash(password)),
    verify: (compared) => queue.run(() => hashing.verify(compared)),
  };
}
