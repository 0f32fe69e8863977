import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Container } from '../container/container';
import { Icon } from '../icon/icon';
import type { Glyph } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import { LineStripe } from '../line-badge/line-stripe';
import { ExternalMark } from '../link/link';
import type { NativeProps } from '../native';

export interface FooterColumn {
  title: string;
  links: readonly { label: string; href: string; external?: boolean }[];
}

export interface FooterContact {
  title: string;
  items: readonly { icon: Glyph; text: string; href?: string }[];
}

export interface FooterProps extends Omit<NativeProps<'footer'>, 'children'> {
  /** The site's operator and its contact details. */
  contact?: FooterContact;
  columns: readonly FooterColumn[];
  /** Copyright and links to policies. */
  smallPrint?: ReactNode;
  lines?: readonly string[];
}

const footLink = 'text-deep-ink underline-offset-4 hover:underline';

export function Footer({ contact, columns, smallPrint, lines, className, ...props }: FooterProps) {
  const { footer } = useLabels();
  return (
    <footer {...props} className={cx('bg-deep text-deep-ink print:hidden', className)}>
      <LineStripe lines={lines} />
      <Container className="grid gap-x-8 gap-y-10 py-12 lg:grid-cols-[1fr_2fr]">
        {contact && <ContactBlock {...contact} />}
        <nav
          aria-label={footer.navigation}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-8 xl:grid-cols-4"
        >
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className="text-base font-semibold">{title}</h2>
              <ul className="mt-2">
                {links.map(({ label, href, external }) => (
                  <li key={href}>
                    <a
                      href={href}
                      rel={external ? 'noopener' : undefined}
                      className={`${footLink} inline-block py-1 text-sm no-underline`}
                    >
                      {label}
                      {external && <ExternalMark />}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </Container>
      {smallPrint && (
        <div className="border-t border-deep-line">
          <Container className="flex flex-wrap gap-x-6 gap-y-1 py-5 text-sm text-deep-muted">
            {smallPrint}
          </Container>
        </div>
      )}
    </footer>
  );
}

function ContactBlock({ title, items }: FooterContact) {
  return (
    <div>
      <h2 className="text-lg font-semibold">{title}</h2>
      <ul className="mt-3 space-y-2">
        {items.map(({ icon, text, href }) => (
          <li key={text} className="flex gap-3">
            <Icon icon={icon} className="mt-1 text-deep-muted" />
            {href ? (
              <a href={href} className={`${footLink} min-w-0 underline`}>
                {text}
              </a>
            ) : (
              <span className="min-w-0">{text}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
