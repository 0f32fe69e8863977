import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { createToast, type NewToast, type Toast, type ToastEnd } from './toast-model';
import { ToastRegion } from './toast-region';

export interface Toasts {
  /** Shows a toast and returns its id. */
  add: (toast: NewToast) => number;
  /** Ignores unknown ids. */
  remove: (id: number) => void;
}

const ToastsContext = createContext<Toasts | undefined>(undefined);

export interface ToastProviderProps {
  /** Clock in milliseconds since 1970, such as `Date.now`. Stories and tests pass their own. */
  now: () => number;
  children: ReactNode;
}

/** Wraps the page and renders the region of the toasts after it. */
export function ToastProvider({ now, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const current = useRef(toasts);
  const lastId = useRef(0);
  const show = useCallback((next: readonly Toast[]) => {
    current.current = next;
    setToasts(next);
  }, []);

  const end = useCallback(
    (id: number, reason: ToastEnd) => {
      const toast = current.current.find((shown) => shown.id === id);
      if (!toast) return;
      show(current.current.filter((shown) => shown !== toast));
      toast.callback?.(reason);
    },
    [show],
  );
  const value = useMemo<Toasts>(
    () => ({
      add: (wanted) => {
        const toast = createToast(wanted, now(), lastId.current);
        lastId.current = toast.id;
        show([...current.current, toast]);
        return toast.id;
      },
      remove: (id) => end(id, 'removed'),
    }),
    [now, show, end],
  );

  return (
    <ToastsContext value={value}>
      {children}
      <ToastRegion toasts={toasts} now={now} onEnd={end} />
    </ToastsContext>
  );
}

/** Shows and removes toasts. Throws outside a ToastProvider. */
export function useToasts(): Toasts {
  const toasts = use(ToastsContext);
  if (!toasts) throw new Error('useToasts: put a ToastProvider around the page');
  return toasts;
}
