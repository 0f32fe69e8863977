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

/** A server-rendered document of a page with or without content. */
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

test('the loading page does not hide a server-rendered page', async () => {
  const html = await documentOf(true);
  expect([html.includes('The page'), html.includes('Loading')]).toEqual([true, false]);
});

test('a client-rendered page shows the loading page with its logo until it is ready', async () => {
  const html = await documentOf(false);
  expect([html.includes('The page'), html.includes('Loading'), html.includes('<svg')]).toEqual([
    false,
    true,
    true,
  ]);
});
