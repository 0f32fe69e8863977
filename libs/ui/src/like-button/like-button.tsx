import { type FormEvent, useState } from 'react';
import { buttonVariants } from '../button/button';
import { Icon } from '../icon/icon';
import { HeartIcon, SpinnerIcon } from '../icon/icons';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native';

export interface LikeButtonProps extends Omit<NativeProps<'form'>, 'method' | 'onSubmit' | 'children'> {
  /** The form posts `liked=true` or `liked=false` here. It sends the state, not a toggle, so that a repeated request is harmless. */
  action: string;
  /** Controlled value. */
  liked?: boolean;
  defaultLiked?: boolean;
  /** Formatted count, such as "1.2K". Undefined for none. */
  count?: string;
  /** A request is in progress: the button stays focusable and ignores clicks. */
  busy?: boolean;
  /** With this callback, the browser does not post the form. */
  onLikedChange?: (liked: boolean) => void;
}

/** A form with one button. The browser posts it without JavaScript. */
export function LikeButton(props: LikeButtonProps) {
  const { liked, defaultLiked = false, count, busy = false, onLikedChange, ...form } = props;
  const { like, button } = useLabels();
  const [own, setOwn] = useState(defaultLiked);
  const pressed = liked ?? own;
  const submit = (event: FormEvent) => {
    if (onLikedChange || busy) event.preventDefault();
    if (busy || !onLikedChange) return;
    setOwn(!pressed);
    onLikedChange(!pressed);
  };
  return (
    <form {...form} method="post" onSubmit={submit}>
      <input type="hidden" name="liked" value={String(!pressed)} />
      <button
        type="submit"
        aria-pressed={pressed}
        aria-disabled={busy || undefined}
        className={buttonVariants({
          variant: 'secondary',
          size: 'sm',
          className: 'group aria-pressed:border-accent aria-pressed:text-accent',
        })}
      >
        {busy ? (
          <Icon icon={SpinnerIcon} className="motion-safe:animate-spin" />
        ) : (
          <Icon icon={HeartIcon} className="group-aria-pressed:fill-current" />
        )}
        {like.action}
        {count && (
          <span className="font-normal tabular-nums">
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">{fillLabel(like.count, { count })}</span>
          </span>
        )}
        {busy && <span className="sr-only">{button.busy}</span>}
      </button>
    </form>
  );
}
