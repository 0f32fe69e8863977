import { useSyncExternalStore } from 'react';

/** The newest model of the shown page, and the loaded one that it replaces. */
let newest: { loaded: unknown; model: unknown } | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a newer model in place of a loaded one. */
export function publishModel(loaded: unknown, model: unknown): void {
  newest = { loaded, model };
  for (const listener of listeners) listener();
}

/** What a page's loader returned, or what the lazy shell has loaded since (live-pages.tsx). */
export function useRenewed<Model>(loaded: Model): Model {
  const read = () => (newest?.loaded === loaded ? (newest.model as Model) : loaded);
  return useSyncExternalStore(subscribe, read, () => loaded);
}
