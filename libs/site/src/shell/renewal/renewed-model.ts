import { startTransition, useEffect, useState } from 'react';

interface Renewal {
  loaded: unknown;
  model: unknown;
  shown: () => void;
}

/** The newest model of the shown page, and the loaded one that it replaces. */
let newest: Renewal | undefined;
const listeners = new Set<() => void>();

/** Shows a newer model in place of a loaded one. @returns resolves when the page shows it */
export function publishModel(loaded: unknown, model: unknown): Promise<void> {
  return new Promise((shown) => {
    newest = { loaded, model, shown };
    for (const listener of listeners) listener();
  });
}

/**
 * What a page's loader returned, or what the lazy shell has loaded since (live-pages.tsx). In a transition: it waits for the
 * chunk of a part that has not hydrated, where another update would replace the server's HTML by nothing.
 */
export function useRenewed<Model>(loaded: Model): Model {
  const [renewal, show] = useState<Renewal>();
  useEffect(() => {
    const listener = () => startTransition(() => show(newest));
    listeners.add(listener);
    // published while this page was hydrating
    if (newest) listener();
    return () => void listeners.delete(listener);
  }, []);
  useEffect(() => renewal?.shown(), [renewal]);
  return renewal?.loaded === loaded ? (renewal?.model as Model) : loaded;
}
