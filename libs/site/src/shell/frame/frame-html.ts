import { withoutLineMarks } from '@raang/text-time';
import { type FrameLink, isCurrentLink } from '@raang/views';
import { createIsomorphicFn } from '@tanstack/react-start';
import { useEffect, useRef } from 'react';
import { footerHtml, frameLinks, menuHtml } from '../../server/render/frame-parts';

/** The menu of a version of the frame, with the current page marked. */
export const menu = createIsomorphicFn()
  .server((parts: string, currentPath: string): string | undefined => menuHtml(parts, currentPath))
  .client((): string | undefined => undefined);

export const footer = createIsomorphicFn()
  .server((parts: string): string | undefined => footerHtml(parts))
  .client((): string | undefined => undefined);

/** The links of the footer, as plain text: all pages of the main navigation. */
export const footerLinks = createIsomorphicFn()
  .server((parts: string): FrameLink[] =>
    frameLinks(parts).sitemap.flatMap(({ links }) =>
      links.map(({ label, href }) => ({ label: withoutLineMarks(label), href })),
    ),
  )
  .client((): FrameLink[] =>
    [...document.querySelectorAll('footer nav a')].map((link) => ({
      label: link.textContent,
      href: link.getAttribute('href') ?? '',
    })),
  );

/** Moves the marks of the menu after a navigation: React leaves the server's HTML alone. */
export function useCurrentMenuLinks(pathname: string): void {
  const marked = useRef(pathname);
  useEffect(() => {
    if (marked.current === pathname) return;
    marked.current = pathname;
    const panel = document.querySelector('header details nav:has(details)');
    for (const link of panel?.querySelectorAll('a') ?? []) {
      const isCurrent = isCurrentLink({ href: link.getAttribute('href') ?? '' }, pathname);
      if (isCurrent) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    for (const group of panel?.querySelectorAll('details') ?? [])
      group.open = group.querySelector('[aria-current]') !== null;
  }, [pathname]);
}
