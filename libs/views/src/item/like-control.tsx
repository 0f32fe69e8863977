import { Trans } from '@lingui/react/macro';
import { LikeButton } from '@raang/ui';
import { useState, useSyncExternalStore } from 'react';
import { LikeCount } from '../shared/item-card/like-count';

/**
 * A visitor's like of one item: stored on the device, counted by the server. Must be the same object for the same
 * item.
 */
export interface Likes {
  /** Of the item; a script can find the button by it (`data-like`). */
  name: string;
  subscribe: (changed: () => void) => () => void;
  /** Called in the browser only: the page's HTML is the same for everybody. */
  isLiked: () => boolean;
  /** @returns the likes of all visitors, abbreviated */
  setLiked: (liked: boolean) => Promise<string>;
}

interface LikeControlProps {
  /** The count when the page was rendered. */
  count: string;
  likes: Likes | undefined;
}

/** Without JavaScript the count is text, since a button could do nothing. A press before hydration is done afterwards. */
export function LikeControl({ count, likes }: LikeControlProps) {
  return likes ? <LiveLikes count={count} likes={likes} /> : <LikeCount count={count} />;
}

function LiveLikes({ count, likes }: { count: string; likes: Likes }) {
  const isLiked = useSyncExternalStore(likes.subscribe, likes.isLiked, () => false);
  const [counted, setCounted] = useState(count);
  // the page may be a minute older than this visitor's own like
  const shown = isLiked && counted === '0' ? '1' : counted;
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const change = (liked: boolean) => {
    setState('busy');
    likes.setLiked(liked).then(
      (now) => {
        setCounted(now);
        setState('ready');
      },
      () => setState('failed'),
    );
  };
  return (
    <>
      <span className="hidden noscript:inline">
        <LikeCount count={count} />
      </span>
      <LikeButton
        action="#"
        data-like={likes.name}
        data-needs-program=""
        className="noscript:hidden"
        liked={isLiked}
        count={shown === '0' ? '' : shown}
        busy={state === 'busy'}
        onLikedChange={change}
      />
      <span role="status" className="text-danger">
        {state === 'failed' && <Trans>This could not be saved. Please try again.</Trans>}
      </span>
    </>
  );
}
