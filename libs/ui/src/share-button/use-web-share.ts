import { type RefObject, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the device has a share sheet. False on the server, during hydration, and while the disclosure that stands for
 * it is open: it must not close under the visitor's hands.
 */
export function useWebShare(disclosure: RefObject<HTMLDetailsElement | null>): boolean {
  return useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function' && !disclosure.current?.open,
    () => false,
  );
}
