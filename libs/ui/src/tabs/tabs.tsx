import * as Radix from '@radix-ui/react-tabs';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { Glyph } from '../icon/icons';
import type { NativeProps } from '../native';

export interface Tab {
  /** Letters, digits and hyphens. */
  id: string;
  label: string;
  icon?: Glyph;
  content: ReactNode;
}

export interface TabsProps extends Omit<NativeProps<'div'>, 'defaultValue' | 'dir' | 'children'> {
  /** Names the list of tabs for screen readers. */
  label: string;
  /** At least two. */
  tabs: readonly Tab[];
  /** Controlled value: id of the active tab. Without it, the tabs keep their own state. */
  value?: string;
  /** Defaults to the first tab. */
  defaultValue?: string;
  onValueChange?: (id: string) => void;
  /** `manual` waits for Enter or Space, for slow panels. */
  activation?: 'automatic' | 'manual';
}

/**
 * Tabs and their panels. All panels are in the HTML, for search, indexing and print. Without JavaScript, the tabs are
 * hidden and each panel shows its name.
 */
export function Tabs({ label, tabs, defaultValue, activation, ...root }: TabsProps) {
  return (
    <Radix.Root {...root} defaultValue={defaultValue ?? tabs[0]?.id} activationMode={activation}>
      <Radix.List asChild aria-label={label}>
        <Unstyled className="flex flex-wrap gap-x-1 border-b border-line print:hidden noscript:hidden">
          {tabs.map(({ id, label: name, icon }) => (
            <Radix.Trigger
              key={id}
              value={id}
              className="-mb-px flex min-h-12 max-w-full cursor-pointer items-center gap-2 border-b-4 border-transparent px-4 pt-2 pb-1 text-start font-semibold text-ink-muted hover:border-line-strong hover:text-ink data-[state=active]:border-accent data-[state=active]:text-accent forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight]"
            >
              {icon && <Icon icon={icon} />}
              <span className="min-w-0">{name}</span>
            </Radix.Trigger>
          ))}
        </Unstyled>
      </Radix.List>
      {tabs.map(({ id, label: name, content }) => (
        <Radix.Content key={id} value={id} forceMount asChild>
          <Unstyled className="rounded-sm pt-5 data-[state=inactive]:hidden print:data-[state=inactive]:block noscript:data-[state=inactive]:block">
            <p className="hidden pb-2 text-lg font-semibold print:block noscript:block">{name}</p>
            {content}
          </Unstyled>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** Drops Radix's style attributes, which the content security policy blocks and the tabs do not need. */
function Unstyled({ style: _style, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} />;
}
