import { cva, type VariantProps } from 'class-variance-authority';
import { type ReactNode, use } from 'react';
import { Heading } from '../heading/heading';
import { Icon } from '../icon/icon';
import { ChevronDownIcon } from '../icon/icons';
import type { HeadingLevel, NativeProps } from '../native/native-props';
import { DisclosureGroupContext } from './disclosure-group';

/** Without support for ::details-content, the disclosure stays closed and keeps its summary. */
const openFrom = {
  sm: 'sm:supports-[selector(::details-content)]:[&::details-content]:[content-visibility:visible] sm:supports-[selector(::details-content)]:[&>summary]:hidden sm:supports-[selector(::details-content)]:*:last:p-0',
  lg: 'lg:supports-[selector(::details-content)]:[&::details-content]:[content-visibility:visible] lg:supports-[selector(::details-content)]:[&>summary]:hidden lg:supports-[selector(::details-content)]:*:last:p-0',
};

const look = cva('disclosure', {
  variants: { openFrom, isFlush: { true: 'disclosure-flush' }, isRow: { true: 'disclosure-row' } },
});

export interface DisclosureProps
  extends Omit<NativeProps<'details'>, 'open'>, Pick<VariantProps<typeof look>, 'openFrom'> {
  /** Describes the content. A question if the content answers it. */
  summary: string;
  /** A small `Picture` before the summary, square, as decoration. Makes the disclosure a row of a list to scan. */
  picture?: ReactNode;
  /** Of those with one name in a page, one is open at a time. @default the group's, if it is exclusive */
  name?: string;
  /** Makes the summary a heading. */
  headingLevel?: HeadingLevel;
  /** @default false */
  defaultOpen?: boolean;
  /**
   * The content begins at the edge, not below the summary's text. For tables and steps.
   * @default false
   */
  isFlush?: boolean;
  children: ReactNode;
}

/** A native `<details>`: works without JavaScript, is searchable and prints open. */
export function Disclosure({
  summary,
  picture,
  name,
  headingLevel,
  defaultOpen = false,
  openFrom,
  isFlush = false,
  className,
  children,
  ...details
}: DisclosureProps) {
  const group = use(DisclosureGroupContext);
  return (
    <details
      {...details}
      name={name ?? group?.name}
      open={defaultOpen}
      className={look({ openFrom, isFlush, isRow: Boolean(picture), className })}
    >
      <summary className={group && 'w-full'}>
        <Icon icon={ChevronDownIcon} />
        {picture && <span className="disclosure-picture">{picture}</span>}
        <Heading
          level={headingLevel}
          as="span"
          className="disclosure-title min-w-0 font-semibold hover:underline"
        >
          {summary}
        </Heading>
      </summary>
      <div>{children}</div>
    </details>
  );
}
