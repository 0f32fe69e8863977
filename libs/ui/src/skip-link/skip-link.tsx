import { useLabels } from '../labels/labels-provider';

export interface SkipLinkProps {
  /** The id of the page's `<main tabIndex={-1}>`, with #. */
  href?: string;
}

/** The page's first focusable element; shows itself on focus only. */
export function SkipLink({ href = '#main' }: SkipLinkProps) {
  const labels = useLabels();
  return (
    <a
      href={href}
      className="sr-only rounded-md bg-accent px-5 py-2 font-semibold text-accent-ink underline focus:not-sr-only focus:absolute focus:start-4 focus:top-4 focus:z-50 focus:px-5 focus:py-2"
    >
      {labels.skipLink}
    </a>
  );
}
