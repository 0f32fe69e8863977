import { SavedWaysContext } from '@raang/views';
import type { ReactNode } from 'react';

/** Lazy, so that a page without a way to save does not load it. */
const load = () => import('./saved-ways-store').then((module) => module.savedWays);

/** For pages with ways that a visitor may save, or has saved. */
export function SavedWaysProvider({ children }: { children: ReactNode }) {
  return <SavedWaysContext value={load}>{children}</SavedWaysContext>;
}
