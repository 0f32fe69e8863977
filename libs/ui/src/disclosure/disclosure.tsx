import { cva, type VariantProps } from 'class-variance-authority';
import { type ReactNode, use } from 'react';
import { Heading } from '../heading/heading';
import { Icon } from '../icon/icon';
import { ChevronDownIcon } from '../icon/icons';
import type { HeadingLevel, NativeProps } from '../native/native-props';
import { DisclosureGroupContext } from './disclosure-group';

/** A browser that does not know how keeps it folded, with its summary. */
const openFrom = {
  sm: 'sm:supports-[selector(::details-content)]:[&::details-content]:[content-visibility:visible] sm:supports-[selector(::details-content)]:[&>summary]:hidden sm:supports-[selector(::details-content)]:*:last:p-0',
  lg: 'lg:supports-[selector(::details-content)]:[&::details-content]:[content-visibility:visible] lg:supports-[selector(::details-content)]:[&>summary]:hidden lg:supports-[selector(::details-content)]:*:last:p-0',
};

const look = cva('print:[&::details-content]:[content-visibility:visible]', { variants: { openFrom } });

export interface DisclosureProps
  extends Pick<NativeProps<'details'>, 'id' | 'onToggle'>, VariantProps<typeof look> {
  /** Says what is inside; a question, if the answer is. */
  summary: string;
  /** With it the summary is a heading of the page's outline. */
  headingLevel?: HeadingLevel;
  defaultOpen?: boolean;
  children: ReactNode;
}

/** The browser's own: opens without JavaScript, is found by the page's search, and is printed open. */
export function Disclosure({
  summary,
  headingLevel,
  defaultOpen = false,
  openFrom,
  children,
  ...details
}: DisclosureProps) {
  const group = use(DisclosureGroupContext);
  return (
    <details {...details} name={group?.name} open={defaultOpen} className={look({ openFrom })}>
      <summary
        className={`inline-flex max-w-full cursor-pointer list-none items-start gap-2 rounded-sm py-2.5 pe-2 text-accent hover:text-accent-hover ${group ? 'w-full' : ''}`}
      >
        <Icon
          icon={ChevronDownIcon}
          className="mt-[0.3em] transition-transform not-in-[details[open]>summary]:-rotate-90 rtl:not-in-[details[open]>summary]:rotate-90"
        />
        <Heading level={headingLevel} as="span" className="min-w-0 text-base font-semibold hover:underline">
          {summary}
        </Heading>
      </summary>
      <div className="ps-7 pt-1 pb-4">{children}</div>
    </details>
  );
}
