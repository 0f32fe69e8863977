import { cx } from 'class-variance-authority';
import type { Ref } from 'react';
import { Icon } from '../icon/icon';
import { MessageIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';

export interface ChatLauncherProps extends Omit<NativeProps<'button'>, 'children' | 'type'> {
  ref?: Ref<HTMLButtonElement>;
}

/** Opens a chat panel. On a phone it shows only its icon. */
export function ChatLauncher({ className, ...props }: ChatLauncherProps) {
  const { chat } = useLabels();
  return (
    <button
      {...props}
      type="button"
      className={cx(
        'flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-full border-2 border-accent bg-accent px-2 sm:min-h-12 font-semibold text-accent-ink shadow-lg hover:border-accent-hover hover:bg-accent-hover focus-visible:focus-ring sm:px-5 print:hidden',
        className,
      )}
    >
      <Icon icon={MessageIcon} size="lg" />
      <span className="sr-only sm:not-sr-only">{chat.open}</span>
    </button>
  );
}
