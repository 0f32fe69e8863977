import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Container } from '../container/container';
import { Icon } from '../icon/icon';
import type { Glyph } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import { LineStripe } from '../line-badge/line-stripe';
import { LinkGroup, type LinkGroupLink } from '../link-group/link-group';
import type { NativeProps } from '../native/native-props';

export interface FooterColumn {
  title: string;
  links: readonly LinkGroupLink[];
}

export interface FooterContact {
  title: string;
  items: readonly { icon: Glyph; text: string; href?: string; external?: boolean }[];
}

export interface FooterProps extends Omit<NativeProps<'footer'>, 'children'> {
  /** The site's operator and its contact details. */
  contact?: FooterContact;
  /** Folded on a narrow screen, side by side from lg. */
  columns: readonly FooterColumn[];
  /** Copyright and links to policies. */
  smallPrint?: ReactNode;
  lines?: readonly string[];
}

/** The end of every page: at most one screen of a phone. */
export function Footer({ contact, columns, smallPrint, lines, className, ...props }: FooterProps) {
  const { footer } = useLabels();
  return (
    <footer {...props} className={cx('bg-deep text-deep-ink print:hidden', className)}>
      <LineStripe lines={lines} />
      <Container className="py-5 lg:py-10">
        {contact && <ContactBlock {...contact} />}
        <nav
          aria-label={footer.navigation}
          className="mt-3 lg:mt-6 lg:grid lg:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] lg:gap-x-6 lg:gap-y-8 lg:border-t lg:border-deep-line lg:pt-6"
        >
          {columns.map(({ title, links }) => (
            <LinkGroup
              key={title}
              label={title}
              links={links}
              name="footer-group"
              className="border-deep-line"
            />
          ))}
        </nav>
      </Container>
      {smallPrint && (
        <div className="border-t border-deep-line">
          <Container className="flex flex-wrap items-center gap-x-6 py-2 text-sm text-deep-muted lg:py-4">
            {smallPrint}
          </Container>
        </div>
      )}
    </footer>
  );
}

function ContactBlock({ title, items }: FooterContact) {
  return (
    <div className="lg:flex lg:flex-wrap lg:items-baseline lg:justify-between lg:gap-x-10">
      <p className="text-lg font-semibold">{title}</p>
      <ul className="mt-1 lg:flex lg:flex-wrap lg:gap-x-8">
        {items.map(({ icon, text, href, external }) => (
          <li key={text} className="flex gap-3">
            <Icon icon={icon} className="mt-1.5 first-line text-deep-muted" />
            {href ? (
              <a
                href={href}
                rel={external ? 'noopener' : undefined}
                className="min-h-11 min-w-0 py-1.5 text-deep-ink underline underline-offset-4"
              >
                {text}
              </a>
            ) : (
              <span className="min-w-0 py-1.5">{text}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
