import { cx } from 'class-variance-authority';
import { createContext, useId, useMemo } from 'react';
import type { NativeProps } from '../native/native-props';

/** Context of the disclosures in a group. `name` is set if opening one closes the others. */
export const DisclosureGroupContext = createContext<{ name: string | undefined } | undefined>(undefined);

export interface DisclosureGroupProps extends NativeProps<'div'> {
  /**
   * Opening one closes the others. Do not use it for texts that people compare.
   * @default false
   */
  exclusive?: boolean;
}

/** Disclosures one below the other. */
export function DisclosureGroup({ exclusive = false, className, ...props }: DisclosureGroupProps) {
  const id = useId();
  const group = useMemo(() => ({ name: exclusive ? id : undefined }), [exclusive, id]);
  return (
    <DisclosureGroupContext value={group}>
      <div {...props} className={cx('divide-y divide-line border-y border-line', className)} />
    </DisclosureGroupContext>
  );
}
