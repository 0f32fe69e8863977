import type { ReactNode } from 'react';
import { BrandMark } from '../brand/brand-mark';
import { useLabels } from '../labels/labels-provider';

export interface LoadingPageProps {
  /** The authority's logo; without it our mark. Decoration: the words say what is going on. */
  logo?: ReactNode;
  /** A page of an application says what it loads; without it the label of the set. */
  text?: string;
}

export function LoadingPage({ logo = <BrandMark className="size-20" />, text }: LoadingPageProps) {
  const { loading } = useLabels();
  return (
    <div
      role="status"
      className="fixed inset-0 z-50 flex flex-col items-center justify-center gap-6 bg-surface p-6 text-ink print:hidden"
    >
      {logo}
      <span
        aria-hidden="true"
        className="relative h-1.5 w-48 max-w-full overflow-hidden rounded-full bg-line forced-colors:bg-[GrayText]"
      >
        <span className="loading-train absolute inset-y-0 w-10 rounded-full bg-accent forced-colors:bg-[Highlight]" />
      </span>
      <p className="text-center font-semibold">{text ?? loading}</p>
    </div>
  );
}
