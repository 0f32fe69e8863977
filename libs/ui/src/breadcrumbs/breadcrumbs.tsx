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

/** Where a page lies in the site. */
export function Breadcrumbs({ items, className, ...props }: BreadcrumbsProps) {
  const labels = useLabels();
  return (
    <nav aria-label={labels.breadcrumbs} {...props} className={cx('mb-1 print:hidden', className)}>
      <ol className="flex flex-wrap gap-x-1 text-sm text-ink-muted">
        {items.map(({ label, href }, index) => {
          const isCurrent = index === items.length - 1;
          return (
            <li
              key={index}
              // on a phone the page's heading follows at once and says the same
              className={cx('flex min-w-0 gap-1', isCurrent && index > 0 && 'max-sm:hidden')}
            >
              {index > 0 && (
                <Icon
                  icon={ChevronRightIcon}
                  size="sm"
                  className="mt-[0.58em] text-line-strong rtl:rotate-180"
                />
              )}
              {href && !isCurrent ? (
                <Link variant="quiet" href={href} className="py-1">
                  {label}
                </Link>
              ) : (
                <span
                  aria-current={isCurrent ? 'page' : undefined}
                  className="py-1 aria-[current=page]:font-semibold aria-[current=page]:text-ink"
                >
                  {label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
