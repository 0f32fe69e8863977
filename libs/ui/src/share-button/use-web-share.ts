import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the device has a share sheet. False on the server and during hydration. */
export function useWebShare(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );
}
