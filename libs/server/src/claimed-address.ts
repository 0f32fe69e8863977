/** Removes a client's own claim of its address, where no listener replaces it: in development. */
export function dropClaimedAddress({ headers }: Request): void {
  headers.delete(clientAddressHeader);
}
import { clientAddressHeader } from '@raang/contract';
