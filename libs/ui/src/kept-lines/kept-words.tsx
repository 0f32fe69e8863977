import type { ReactNode } from 'react';
import { keptInside } from './kept-lines';

/** Renders words from a library with another JSX runtime, such as Lingui's `Trans`, so that marked phrases do not break. */
export function KeptWords({ children }: { children: ReactNode }) {
  return keptInside(children);
}
