import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { Icon } from '../icon/icon';
import { ChevronDownIcon } from '../icon/icons';
import { ExternalMark } from '../link/link';

export interface LinkGroupLink {
  label: string;
  href: string;
  current?: boolean;
  external?: boolean;
}

export interface LinkGroupProps {
  label: string;
  links: readonly LinkGroupLink[];
  /** Of the groups with the same name, one is open at a time on a narrow screen. */
  name?: string;
  className?: string;
  /** Classes of each link: its colours. */
  linkClassName?: string;
}

/**
 * A group of links: a disclosure on a narrow screen, a heading and its list from lg. Without support for
 * ::details-content it is a disclosure everywhere. Works without JavaScript.
 */
export function LinkGroup({ label, links, name, className, linkClassName }: LinkGroupProps) {
  const labelId = useId();
  return (
    <div className={className}>
      <p
        id={labelId}
        className="mb-1 hidden font-semibold lg:supports-[selector(::details-content)]:block"
        aria-hidden="true"
      >
        {label}
      </p>
      <details
        name={name}
        open={links.some(({ current }) => current)}
        className="group/links lg:supports-[selector(::details-content)]:[&::details-content]:[content-visibility:visible]"
      >
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-sm font-semibold hover:underline lg:supports-[selector(::details-content)]:hidden">
          {label}
          <Icon
            icon={ChevronDownIcon}
            className="shrink-0 transition-transform group-open/links:rotate-180"
          />
        </summary>
        <ul aria-labelledby={labelId} className="max-lg:pb-3">
          {links.map(({ label: text, href, current, external }) => (
            <li key={href}>
              <a
                href={href}
                rel={external ? 'noopener' : undefined}
                aria-current={current ? 'true' : undefined}
                className={cx('link-group-link', linkClassName)}
              >
                <span>
                  {text}
                  {external && <ExternalMark />}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
