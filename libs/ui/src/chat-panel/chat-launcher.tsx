import { cx } from 'class-variance-authority';
import { Button } from '../button/button';
import { MessageIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';

export interface ChatLauncherProps extends Omit<NativeProps<'button'>, 'children' | 'type'> {
  /** Of the words: `sr-only` where there is no room for them. */
  wordsClassName?: string;
}

/** Opens a chat panel, from the header, a menu or the end of a page. */
export function ChatLauncher({ className, wordsClassName, ...props }: ChatLauncherProps) {
  const { chat } = useLabels();
  return (
    <Button
      {...props}
      variant="quiet"
      size="sm"
      iconStart={MessageIcon}
      className={cx('min-h-11 print:hidden', className)}
    >
      <span className={wordsClassName}>{chat.open}</span>
    </Button>
  );
}
