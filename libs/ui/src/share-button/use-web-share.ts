import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the device has a share sheet of its own; false on the server and until the page is taken over. */
export function useWebShare(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );
}
