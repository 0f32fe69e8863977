import { createContext, use, type ReactNode } from 'react';
import type { Labels } from './labels';

const LabelsContext = createContext<Labels | undefined>(undefined);

export interface LabelsProviderProps {
  labels: Labels;
  children: ReactNode;
}

/** Gives the parts inside it their words. The kit has none of its own. */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}

/** Throws outside a LabelsProvider: a default would show words in the wrong language. */
export function useLabels(): Labels {
  const labels = use(LabelsContext);
  if (!labels)
    throw new Error('useLabels: put a LabelsProvider around the page, e.g. with @raang/ui/labels/th');
  return labels;
}
