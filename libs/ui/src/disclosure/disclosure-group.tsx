import { createContext, type ReactNode, useId, useMemo } from 'react';

/** Of the group around a disclosure; `name` only where one open disclosure closes the others. */
export const DisclosureGroupContext = createContext<{ name: string | undefined } | undefined>(undefined);

export interface DisclosureGroupProps {
  /** Opening one closes the others. Not for texts that people compare. */
  exclusive?: boolean;
  /** Disclosures. */
  children: ReactNode;
}

export function DisclosureGroup({ exclusive = false, children }: DisclosureGroupProps) {
  const id = useId();
  const group = useMemo(() => ({ name: exclusive ? id : undefined }), [exclusive, id]);
  return (
    <DisclosureGroupContext value={group}>
      <div className="divide-y divide-line border-y border-line">{children}</div>
    </DisclosureGroupContext>
  );
}
