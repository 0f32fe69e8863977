import { cx } from 'class-variance-authority';
import { Icon } from '../icon/icon';
import { ChevronRightIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import { Link } from '../link/link';
import type { NativeProps } from '../native/native-props';

export interface BreadcrumbItem {
  label: string;
  /** Omit it for a step without a page and for the last step. */
  href?: string;
}

export interface BreadcrumbsProps extends Omit<NativeProps<'nav'>, 'children'> {
  /** From the home page to the current page. */
  items: readonly BreadcrumbItem[];
}

/** Where a page lies in the site. On a phone one step: the page above, since the heading says the rest. */
export function Breadcrumbs({ items, className, ...props }: BreadcrumbsProps) {
  const labels = useLabels();
  const last = items.length - 1;
  const parent = items.findLastIndex(({ href }, index) => href !== undefined && index < last);
  return (
    <nav aria-label={labels.breadcrumbs} {...props} className={cx('print:hidden', className)}>
      <ol className="flex flex-wrap gap-x-1 text-sm text-ink-muted">
        {items.map(({ label, href }, index) => (
          <li
            key={index}
            className={cx('flex min-h-8 min-w-0 items-center gap-1', index !== parent && 'max-sm:hidden')}
          >
            {(index > 0 || parent === 0) && (
              <Icon
                icon={ChevronRightIcon}
                size="sm"
                className={cx(
                  'text-line-strong rtl:rotate-180',
                  index === parent && 'max-sm:rotate-180 rtl:max-sm:rotate-0',
                  index === 0 && 'sm:hidden',
                )}
              />
            )}
            {href && index < last ? (
              <Link variant="quiet" href={href} className="py-1">
                {label}
              </Link>
            ) : (
              <span
                aria-current={index === last ? 'page' : undefined}
                className="py-1 aria-[current=page]:font-semibold aria-[current=page]:text-ink"
              >
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
