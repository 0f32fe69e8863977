import { useHydrated } from '@raang/ui';
import { type ReactNode, useCallback, useState } from 'react';

export interface KeptHtmlProps {
  /** Whether the page has this part as the server's HTML, until React has hydrated it. */
  isServers: boolean;
  /** The element that the part is in. */
  within: () => Element | null;
  children: ReactNode;
}

/**
 * A part of the page that React hydrates by itself: a child of `Suspense`. If that fails, whatever the cause, React renders the
 * part anew, and this puts the server's HTML back: with what was typed, and without the program.
 */
export function KeptHtml({ isServers, within, children }: KeptHtmlProps) {
  const isNew = useHydrated();
  const [isLost, setLost] = useState(isNew && isServers);
  // another page
  if (isLost && !isServers) setLost(false);
  return isLost ? <SameNodes within={within} /> : children;
}

/** The nodes that React is about to remove from an element. */
function SameNodes({ within }: Pick<KeptHtmlProps, 'within'>) {
  const [{ nodes, focused }] = useState(() => ({
    nodes: [...(within()?.childNodes ?? [])],
    focused: document.activeElement,
  }));
  const putBack = useCallback(
    (element: HTMLDivElement | null) => {
      element?.append(...nodes.filter((node) => !node.isConnected));
      if (focused instanceof HTMLElement && element?.contains(focused))
        focused.focus({ preventScroll: true });
    },
    [nodes, focused],
  );
  return <div ref={putBack} className="contents" />;
}
