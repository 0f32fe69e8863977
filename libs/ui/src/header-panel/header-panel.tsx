import { cx } from 'class-variance-authority';
import { useEffect } from 'react';
import { Container } from '../container/container';
import { Icon } from '../icon/icon';
import { CloseIcon, type Glyph } from '../icon/icons';
import type { NativeProps } from '../native/native-props';
import { watchHeaderPanels } from './watch-header-panels';

export interface HeaderPanelProps extends Omit<NativeProps<'details'>, 'name'> {
  /** Name of the button; hidden visually with `iconOnly`. */
  label: string;
  icon: Glyph;
  /** @default false */
  iconOnly?: boolean;
}

/** Of all panels of a header, only one is open. */
const name = 'header-panel';

/**
 * A button of a header and the panel that it opens: a native disclosure, which works without JavaScript. The panel spans
 * the nearest positioned ancestor, below it. `watchHeaderPanels` closes it.
 */
export function HeaderPanel({
  label,
  icon,
  iconOnly = false,
  className,
  children,
  ...props
}: HeaderPanelProps) {
  useEffect(watchHeaderPanels, []);
  return (
    <details
      {...props}
      name={name}
      data-header-panel=""
      // a visitor may have opened it before hydration
      suppressHydrationWarning
      className={cx('group/panel shrink-0', className)}
    >
      <summary className="flex min-h-11 min-w-11 cursor-pointer list-none items-center justify-center gap-2 rounded-md px-2 font-semibold hover:text-accent group-open/panel:bg-accent-soft group-open/panel:text-accent-soft-ink">
        <span className="flex group-open/panel:hidden">
          <Icon icon={icon} />
        </span>
        <span className="hidden group-open/panel:flex">
          <Icon icon={CloseIcon} />
        </span>
        <span className={iconOnly ? 'sr-only' : undefined}>{label}</span>
      </summary>
      <div className="absolute inset-x-0 top-full z-40 border-y border-line bg-surface-raised pb-4 shadow-lg">
        <Container>{children}</Container>
      </div>
    </details>
  );
}
