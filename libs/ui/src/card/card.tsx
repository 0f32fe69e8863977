import { cva, cx, type VariantProps } from 'class-variance-authority';
import { Children, type ReactNode } from 'react';
import { Heading } from '../heading/heading';
import { ExternalMark } from '../link/link';
import type { HeadingLevel } from '../native/native-props';
import type { NativeProps } from '../native/native-props';

export interface CardProps extends Omit<NativeProps<'article'>, 'title' | 'children'> {
  href: string;
  title: string;
  /** @default 3 */
  headingLevel?: HeadingLevel;
  /** A `Picture`, best with ratio="16/9". */
  picture?: ReactNode;
  /**
   * Short facts above the title, such as a date or badges. Links in it stay clickable. In a grid on a phone they have one
   * line: begin with what matters most.
   */
  eyebrow?: ReactNode;
  /** Not shown in a grid on a phone, as `meta`: people scan the titles there. */
  summary?: ReactNode;
  /** Short facts at the bottom, such as a place, line badges or likes. Links and buttons in it stay clickable. */
  meta?: ReactNode;
  external?: boolean;
  /** The content's own language, when it is not the page's. */
  lang?: string;
}

/**
 * An article with one link. The title's link covers the card, so that the card is one tab stop. In a CardGrid on a phone it
 * is a low row: the eyebrow, the beginning of the title, and the picture as a thumbnail.
 */
export function Card({
  href,
  title,
  headingLevel = 3,
  picture,
  eyebrow,
  summary,
  meta,
  external,
  className,
  ...props
}: CardProps) {
  return (
    <article {...props} className={cx('card group', className)}>
      {picture && <div className="card-picture">{picture}</div>}
      <div className="card-text">
        {eyebrow && <div className="card-facts">{eyebrow}</div>}
        <Heading level={headingLevel} className="card-title text-base font-semibold sm:text-lg">
          <a href={href} rel={external ? 'noopener' : undefined} className="card-link">
            {title}
            {external && <ExternalMark />}
          </a>
        </Heading>
        {summary && <div className="card-summary max-sm:text-sm text-ink-muted">{summary}</div>}
        {meta && <div className="card-facts card-meta mt-auto gap-y-1.5 pt-2">{meta}</div>}
      </div>
    </article>
  );
}

const grid = cva('card-grid grid gap-2 sm:gap-6', {
  variants: {
    columns: {
      /* as many as fit: four on the widest page */
      fit: 'grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))]',
      1: '',
      2: 'sm:grid-cols-2',
      3: 'sm:grid-cols-2 lg:grid-cols-3',
      4: 'sm:grid-cols-2 lg:grid-cols-4',
    },
  },
  defaultVariants: { columns: 3 },
});

export interface CardGridProps extends NativeProps<'ul'>, VariantProps<typeof grid> {
  /** Cards or tiles with keys. Each becomes a list item. */
  children: ReactNode;
}

/** In the module of the card: in one of its own, pages with only one of them would split both into two chunks. */
export function CardGrid({ columns, className, children, ...props }: CardGridProps) {
  return (
    <ul {...props} className={grid({ columns, className })}>
      {Children.map(children, (child) => (
        <li className="min-w-0">{child}</li>
      ))}
    </ul>
  );
}
