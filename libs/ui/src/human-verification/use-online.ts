import { useEffect, useEffectEvent } from 'react';

/** Calls back when the device has a network again. */
export function useOnline(isWanted: boolean, onOnline: () => void) {
  const online = useEffectEvent(onOnline);
  useEffect(() => {
    if (!isWanted) return;
    const listener = () => online();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isWanted]);
}
