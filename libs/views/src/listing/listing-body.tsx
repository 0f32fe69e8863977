import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';
import type { ListingBodyProps, ListingContent } from '../shared/listing/view-type';
import type { ListingBodyModel } from './listing-body-model';
import { viewTypeNamed, viewTypeNames } from './view-type-of';

type BodyView = ComponentType<ListingBodyProps<ListingContent>>;

const prepared = new Map<string, BodyView>();
const views = new Map<string, BodyView>();

/** The view of a name, always the same component: React would start another one anew. */
function viewNamed(name: string): BodyView {
  const known = views.get(name);
  if (known) return known;
  const view = lazy(() => provide(name));
  views.set(name, view);
  return view;
}

/** Makes a loaded view available synchronously: React accepts any thenable. */
function provide(name: string): Promise<{ default: BodyView }> {
  const View = prepared.get(name);
  if (!View)
    return viewTypeNamed(name)
      .view()
      .then((module) => ({ default: module }));
  const thenable = { then: (take: (module: { default: BodyView }) => void) => take({ default: View }) };
  return thenable as Promise<{ default: BodyView }>;
}

/**
 * Loads the views of the next page. The server calls it before rendering, the browser before navigating. The first
 * page hydrates as soon as its view is loaded.
 */
export async function prepareListingBody(...names: readonly string[]): Promise<void> {
  await Promise.all(names.map(async (name) => prepared.set(name, await viewTypeNamed(name).view())));
}

/** For stories and tests, which show any view. */
export const prepareListingBodies = () => prepareListingBody(...viewTypeNames());

export function ListingBody({ body, form }: { body: ListingBodyModel; form?: ReactNode }) {
  return <Suspense>{createElement(viewNamed(body.view), { model: body.content, form })}</Suspense>;
}
