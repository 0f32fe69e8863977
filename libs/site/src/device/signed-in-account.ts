/** What pages need of the signed-in account. */
export interface SignedInAccount {
  name: string;
  email: string;
  telephone: string | undefined;
  savedStations: readonly string[];
}

/** In memory only, so that nothing of the account stays on the device. */
let current: SignedInAccount | undefined;
const listeners = new Set<() => void>();

/** The account, once the page has asked for it; undefined before that, and without a session. */
export const signedInAccount = {
  read: () => current,
  set: (account: SignedInAccount | undefined): void => {
    current = account;
    for (const changed of listeners) changed();
  },
  subscribe: (changed: () => void): (() => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
};
