import { type FormEvent, useState } from 'react';
import { buttonVariants } from '../button/button';
import { Icon } from '../icon/icon';
import { HeartIcon, SpinnerIcon } from '../icon/icons';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';

export interface LikeButtonProps {
  /** Where the form posts `liked=true` or `liked=false`, the wish and not a toggle, so that twice is once. */
  action: string;
  /** Controlled: whether this person likes it. */
  liked?: boolean;
  defaultLiked?: boolean;
  /** As the page shows it: "1.2K". Nothing for none. */
  count?: string;
  /** On its way: stays focusable and takes no second press. */
  busy?: boolean;
  /** With it a press is not posted by the browser. */
  onLikedChange?: (liked: boolean) => void;
  className?: string;
}

/** A form of one button: without JavaScript the browser posts it. */
export function LikeButton(props: LikeButtonProps) {
  const { action, liked, defaultLiked = false, count, busy = false, onLikedChange, className } = props;
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
    <form method="post" action={action} onSubmit={submit} className={className}>
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
