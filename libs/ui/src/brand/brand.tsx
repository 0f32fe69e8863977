import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../native/native-props';
import { BrandMark } from './brand-mark';

export interface BrandProps extends Omit<NativeProps<'a'>, 'children'> {
  /** Home page in the current language. */
  href: string;
  name: string;
  /** The second line, such as the authority's full name. Only announced on a phone, whose header has no room for it. */
  tagline?: string;
  /** The authority's own mark, such as an svg. It fills a square of 44 px, or 36 px on one line. Without it, the kit's mark. */
  mark?: ReactNode;
  /**
   * For a header of one line: a smaller mark, and a tagline that is only announced.
   * @default false
   */
  oneLine?: boolean;
}

/** The authority's mark and name, as a link to its home page. */
export function Brand({ name, tagline, mark, oneLine = false, className, ...props }: BrandProps) {
  const space = oneLine ? 'size-9 shrink-0' : 'size-11 shrink-0';
  return (
    <a
      {...props}
      className={cx(
        'group inline-flex min-h-11 min-w-0 items-center rounded-sm text-ink no-underline',
        oneLine ? 'gap-2' : 'gap-3',
        className,
      )}
    >
      {mark === undefined ? (
        <BrandMark className={space} />
      ) : (
        <span className={cx(space, '*:size-full')}>{mark}</span>
      )}
      <span className="flex min-w-0 flex-col">
        <span className="text-lg font-semibold group-hover:text-accent">{name}</span>
        {tagline && (
          <span className={oneLine ? 'sr-only' : '-mt-1 text-xs text-ink-muted max-sm:sr-only'}>
            {tagline}
          </span>
        )}
      </span>
    </a>
  );
}
