import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { BrandMark } from '../brand/brand-mark';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';

export interface LoadingPageProps extends Omit<NativeProps<'div'>, 'role' | 'children'> {
  /** The authority's logo, as decoration. Defaults to the kit's mark. */
  logo?: ReactNode;
  /** What is loading. Defaults to the label. */
  text?: string;
}

/** Stands in for a whole page while it loads. */
export function LoadingPage(props: LoadingPageProps) {
  const { logo = <BrandMark className="size-20" />, text, className, ...root } = props;
  const { loading } = useLabels();
  return (
    <div
      {...root}
      role="status"
      className={cx(
        'fixed inset-0 z-50 flex flex-col items-center justify-center gap-6 bg-surface p-6 text-ink print:hidden',
        className,
      )}
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
