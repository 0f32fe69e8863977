import type { ReactNode } from 'react';

/**
 * Around a table that stacks on a narrow screen and holds sentences: there its values stand in a column of their own
 * beside their terms, as in a list of definitions, instead of against the far edge.
 */
export function StackedFacts({ children }: { children: ReactNode }) {
  return (
    <div className="narrow:[&_td>[aria-hidden]]:w-[35%] narrow:[&_td>[aria-hidden]]:shrink-0 narrow:[&_td>span:last-child]:min-w-0 narrow:[&_td>span:last-child]:grow narrow:[&_td>span:last-child]:text-start">
      {children}
    </div>
  );
}
