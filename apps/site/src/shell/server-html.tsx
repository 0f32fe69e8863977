import { type ReactNode, useCallback } from 'react';

/** The nodes of the server's HTML by name, for an element that React makes anew. */
const kept = new Map<string, ChildNode[]>();

interface ServerHtmlProps {
  /** Unique in the page. */
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
 * HTML that only the server renders and React leaves alone, since a small script acts on it (src/first): it is the same on
 * every page of a language.
 */
export function ServerHtml({ name, html, ...props }: ServerHtmlProps) {
  const keep = useCallback(
    (element: HTMLDivElement) => {
      const nodes = kept.get(name);
      if (!element.hasChildNodes() && nodes) element.append(...nodes);
      else kept.set(name, [...element.childNodes]);
    },
    [name],
  );
  if (typeof html === 'string') return <div {...props} dangerouslySetInnerHTML={{ __html: html }} />;
  if (html !== undefined) return <div {...props}>{html}</div>;
  return <div {...props} ref={keep} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
