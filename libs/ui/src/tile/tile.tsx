import { cx } from 'class-variance-authority';
import { Heading } from '../heading/heading';
import { Icon } from '../icon/icon';
import { ArrowRightIcon, type Glyph } from '../icon/icons';
import { ExternalMark } from '../link/link';
import type { HeadingLevel } from '../native/native-props';
import type { NativeProps } from '../native';

export interface TileProps extends Omit<NativeProps<'a'>, 'children'> {
  href: string;
  icon: Glyph;
  title: string;
  text?: string;
  /** Makes the title a heading. Omit it for a list of tiles under a heading. */
  headingLevel?: HeadingLevel;
  external?: boolean;
}

/** A shortcut: names its destination in two or three words. */
export function Tile(props: TileProps) {
  const { icon, title, text, headingLevel, external, rel, className, ...link } = props;
  return (
    <a
      {...link}
      rel={external ? (rel ?? 'noopener') : rel}
      className={cx(
        'group flex h-full flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface-raised p-4 text-ink no-underline transition-colors hover:border-accent hover:bg-accent-soft',
        className,
      )}
    >
      <span className="flex size-12 shrink-0 items-center justify-center rounded-md bg-accent-soft text-accent-soft-ink group-hover:bg-accent group-hover:text-accent-ink">
        <Icon icon={icon} size="lg" />
      </span>
      <span className="flex min-w-0 grow basis-32 flex-col">
        <Heading level={headingLevel} as="span" className="text-base font-semibold group-hover:underline">
          {title}
          {external && <ExternalMark />}
        </Heading>
        {text && <span className="text-sm text-ink-muted">{text}</span>}
      </span>
      <Icon
        icon={ArrowRightIcon}
        className="text-accent transition-transform motion-safe:group-hover:translate-x-1"
      />
    </a>
  );
}
