import { BrandMark } from './brand-mark';

export interface BrandProps {
  /** Home of the current language. */
  href: string;
  name: string;
  /** The second, smaller line, e.g. the full name of the authority. */
  tagline?: string;
}

export function Brand({ href, name, tagline }: BrandProps) {
  return (
    <a href={href} className="group inline-flex min-w-0 items-center gap-3 rounded-sm text-ink no-underline">
      <BrandMark className="size-11 shrink-0" />
      <span className="flex min-w-0 flex-col">
        <span className="text-lg font-semibold group-hover:text-accent">{name}</span>
        {tagline && <span className="-mt-1 text-xs text-ink-muted">{tagline}</span>}
      </span>
    </a>
  );
}
