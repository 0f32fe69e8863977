import { cx } from 'class-variance-authority';
import { Icon } from '../icon/icon';
import { ChevronLeftIcon, ChevronRightIcon, MoreIcon } from '../icon/icons';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native';
import { pageItems } from './page-items';

export interface PaginationProps extends Omit<NativeProps<'nav'>, 'children'> {
  /** Current page, from 1. */
  page: number;
  pages: number;
  hrefForPage: (page: number) => string;
}

const step =
  'flex min-h-11 min-w-11 items-center justify-center sm:gap-1 rounded-md border-2 border-transparent px-0.5 font-semibold sm:px-3 no-underline';
const pageLink = `${step} text-accent forced-colors:border-[Canvas] hover:bg-accent-soft hover:text-accent-hover hover:underline`;

/** Links to the pages of a list. Renders nothing for one page. */
export function Pagination({ page, pages, hrefForPage, className, ...props }: PaginationProps) {
  const { pagination } = useLabels();
  if (pages <= 1) return null;
  return (
    <nav aria-label={pagination.navigation} {...props} className={cx('print:hidden', className)}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 && (
          <li className="me-auto sm:me-2">
            <a href={hrefForPage(page - 1)} rel="prev" className={pageLink}>
              <Icon icon={ChevronLeftIcon} />
              {pagination.previous}
            </a>
          </li>
        )}
        <li className="text-sm text-ink-muted sm:hidden">
          {fillLabel(pagination.position, { page, pages })}
        </li>
        {pageItems(page, pages).map((item, index) => (
          <li key={index} className="max-sm:hidden">
            {item === 'gap' ? (
              <Icon icon={MoreIcon} className="mx-2 text-ink-muted" />
            ) : (
              <a
                href={hrefForPage(item)}
                aria-label={fillLabel(pagination.page, { page: item })}
                aria-current={item === page ? 'page' : undefined}
                className={item === page ? `${step} border-accent bg-accent text-accent-ink` : pageLink}
              >
                {item}
              </a>
            )}
          </li>
        ))}
        {page < pages && (
          <li className="ms-auto sm:ms-2">
            <a href={hrefForPage(page + 1)} rel="next" className={pageLink}>
              {pagination.next}
              <Icon icon={ChevronRightIcon} />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
