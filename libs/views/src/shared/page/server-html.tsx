import { type ReactNode, useCallback } from 'react';

/**
 * The nodes of the server's HTML by name. Read before hydration, which replaces the whole document if it fails, and used
 * for an element that React makes anew.
 */
const kept = new Map<string, ChildNode[]>();
if (typeof document !== 'undefined')
  for (const element of document.querySelectorAll<HTMLElement>('[data-server-html]'))
    kept.set(element.dataset['serverHtml'] ?? '', [...element.childNodes]);

interface ServerHtmlProps {
  /** Unique in the server's page. A further element of the name gets a copy. */
  name: string;
  /**
   * What the server renders; undefined in a browser, whose program does not have its code. A string is HTML that was
   * rendered before, for several pages.
   */
  html: ReactNode;
  className?: string;
  hidden?: boolean;
}

/**
 * HTML that only the server renders and React leaves alone: what a small script of the site acts on, the same on every
 * page of a language, and what hydration has nothing to add to (ServerPart).
 */
export function ServerHtml({ name, html, ...props }: ServerHtmlProps) {
  const keep = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element || element.hasChildNodes()) return;
      // in the page already, as a text that a dialog shows once more
      const copied = (node: ChildNode) => (node.isConnected ? node.cloneNode(true) : node);
      element.append(...(kept.get(name) ?? []).map(copied));
    },
    [name],
  );
  if (typeof html === 'string')
    return <div {...props} data-server-html={name} dangerouslySetInnerHTML={{ __html: html }} />;
  if (html !== undefined)
    return (
      <div {...props} data-server-html={name}>
        {html}
      </div>
    );
  return (
    <div
      {...props}
      ref={keep}
      data-server-html={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
