import { type RouteComponent, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { KeptHtml } from '../../gate/kept-html';
import { endTakeover, isBeingTakenOver } from '../../gate/taken-over';
import { usePageTakenOver } from './take-over';

let serversPage: string | undefined;

/** Tells which page is shown: the first is the server's. */
export function showsPage(id: string | undefined): void {
  serversPage ??= id;
  if (id !== serversPage) endTakeover();
}

/** What is in the page's place. If React cannot hydrate the server's HTML, that stays. */
export function ServersPage({ children }: { children: ReactNode }) {
  const id = useMatches({ select: (matches) => matches.at(-1)?.id });
  return (
    <KeptHtml
      isServers={isBeingTakenOver() && id === serversPage}
      within={() => document.querySelector('main')}
    >
      {children}
    </KeptHtml>
  );
}

/**
 * The component of a route that hydrates as `ServersPage`. It adds no sibling, which the server has not: the ids of `useId`
 * would differ from those of the HTML.
 */
export function asServersPage(Page: RouteComponent): RouteComponent {
  const Hydrating = () => {
    usePageTakenOver();
    return <Page />;
  };
  const Kept = () => (
    <ServersPage>
      <Hydrating />
    </ServersPage>
  );
  return Object.assign(Kept, { preload: Page.preload });
}
