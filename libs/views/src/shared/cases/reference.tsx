import type { ReferenceModel } from './reference-model';

export interface ReferenceProps {
  reference: ReferenceModel;
  /** @default 'md' */
  size?: 'md' | 'lg';
}

/** A case's reference. Screen readers spell it. */
export function Reference({ reference: { text, spoken }, size = 'md' }: ReferenceProps) {
  return (
    <span className={`font-semibold tabular-nums ${size === 'lg' ? 'text-3xl tracking-wide' : ''}`}>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{spoken}</span>
    </span>
  );
}
