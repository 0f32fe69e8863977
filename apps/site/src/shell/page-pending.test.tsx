import { LabelsProvider } from '@raang/ui';
import { labels } from '@raang/ui/labels/en';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PagePending } from './page-pending';

/** A document as the server sends it, of a page that it renders or leaves to the browser. */
async function documentOf(ssr: boolean): Promise<string> {
  const root = createRootRoute({
    component: () => (
      <LabelsProvider labels={labels}>
        <Outlet />
      </LabelsProvider>
    ),
  });
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <h1>The page</h1>,
    ssr,
  } as never);
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultPendingComponent: PagePending,
    isServer: true,
  });
  await router.load();
  return renderToString(<RouterProvider router={router} />);
}

test('a page that the server renders is not hidden behind the loading page', async () => {
  const html = await documentOf(true);
  expect([html.includes('The page'), html.includes('Loading')]).toEqual([true, false]);
});

test('a page that is left to the browser shows the loading page with its logo until it is there', async () => {
  const html = await documentOf(false);
  expect([html.includes('The page'), html.includes('Loading'), html.includes('<svg')]).toEqual([
    false,
    true,
    true,
  ]);
});
