import { cx } from 'class-variance-authority';
import { Heading } from '../heading/heading';
import { isValidElement, type ReactElement } from 'react';
import { Icon } from '../icon/icon';
import { ArrowRightIcon, type Glyph } from '../icon/icons';
import { ExternalMark } from '../link/link';
import type { HeadingLevel } from '../native/native-props';
import type { NativeProps } from '../native/native-props';

export interface TileProps extends Omit<NativeProps<'a'>, 'children'> {
  href: string;
  /** An icon of the kit, or an element such as a `DynamicIcon` in size `lg`. */
  icon: Glyph | ReactElement;
  title: string;
  text?: string;
  /** Makes the title a heading. Omit it for a list of tiles under a heading. */
  headingLevel?: HeadingLevel;
  external?: boolean;
  /**
   * On a phone, only the icon and the title: two tiles fit beside each other.
   * @default false
   */
  isDense?: boolean;
}

/** A shortcut: names its destination in two or three words. */
export function Tile(props: TileProps) {
  const { icon, title, text, headingLevel, external, isDense = false, rel, className, ...link } = props;
  return (
    <a
      {...link}
      rel={external ? (rel ?? 'noopener') : rel}
      className={cx(
        'group flex h-full items-center gap-y-2 rounded-md border border-line bg-surface-raised text-ink no-underline transition-colors hover:border-accent hover:bg-accent-soft',
        isDense
          ? 'min-h-12 gap-x-2 p-2 max-[22rem]:flex-col max-[22rem]:items-start sm:gap-x-4 sm:p-4'
          : 'flex-wrap gap-x-4 p-4',
        className,
      )}
    >
      <span
        className={cx(
          'flex shrink-0 items-center justify-center rounded-md text-accent-soft-ink',
          // without its box on a phone, which has room for the words only
          isDense
            ? 'sm:size-12 sm:bg-accent-soft sm:group-hover:bg-accent sm:group-hover:text-accent-ink'
            : 'size-12 bg-accent-soft group-hover:bg-accent group-hover:text-accent-ink',
        )}
      >
        {isValidElement(icon) ? icon : <Icon icon={icon as Glyph} size="lg" />}
      </span>
      <span className={cx('flex min-w-0 grow flex-col', !isDense && 'basis-32')}>
        <Heading
          level={headingLevel}
          as="span"
          className={cx(
            'font-semibold group-hover:underline',
            isDense ? 'text-sm sm:text-base' : 'text-base',
          )}
        >
          {title}
          {external && <ExternalMark />}
        </Heading>
        {text && <span className={cx('text-sm text-ink-muted', isDense && 'max-sm:hidden')}>{text}</span>}
      </span>
      <Icon
        icon={ArrowRightIcon}
        className={cx(
          'text-accent transition-transform motion-safe:group-hover:translate-x-1',
          isDense && 'max-sm:hidden',
        )}
      />
    </a>
  );
}
