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
}

/**
 * A group of links: a disclosure on a narrow screen, a heading and its list from lg. Without support for
 * ::details-content it is a disclosure everywhere. Works without JavaScript.
 */
export function LinkGroup({ label, links, name, className }: LinkGroupProps) {
  const labelId = useId();
  return (
    <div className={cx('link-group', className)}>
      <p id={labelId} aria-hidden="true">
        {label}
      </p>
      <details name={name} open={links.some(({ current }) => current)}>
        <summary>
          {label}
          <Icon icon={ChevronDownIcon} />
        </summary>
        <ul aria-labelledby={labelId}>
          {links.map(({ label: text, href, current, external }) => (
            <li key={href}>
              <a
                href={href}
                rel={external ? 'noopener' : undefined}
                aria-current={current ? 'true' : undefined}
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
