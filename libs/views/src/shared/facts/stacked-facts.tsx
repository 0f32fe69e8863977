import type { ReactNode } from 'react';

/**
 * Wraps a table of sentences that stacks on a narrow screen: values get a column beside their terms, as in a
 * definition list, instead of the far edge.
 */
export function StackedFacts({ children }: { children: ReactNode }) {
  return (
    <div className="narrow:[&_td>[aria-hidden]]:w-[35%] narrow:[&_td>[aria-hidden]]:shrink-0 narrow:[&_td>span:last-child]:min-w-0 narrow:[&_td>span:last-child]:grow narrow:[&_td>span:last-child]:text-start">
      {children}
    </div>
  );
}
