import { type FrameLayout, HomeBanner } from '@raang/views';
import scene from '../../assets/hero.svg?url';

export type LayoutName = 'default' | 'error' | 'homepage';

export interface Layout extends FrameLayout {
  /** If false, the page asks search engines to leave it out. */
  isIndexed: boolean;
}

/** The layouts by name (specification §2). A route chooses one in its `staticData`. */
const layouts: Readonly<Record<LayoutName, Layout>> = {
  default: { hasNotices: true, isIndexed: true },
  /** The page says one thing: nothing has been found, or something has failed. */
  error: { hasNotices: false, isIndexed: false },
  homepage: { hasNotices: true, isIndexed: true, banner: <HomeBanner src={scene} /> },
};

/** An unknown name has the default layout. */
export function layoutNamed(name: string | undefined): Layout {
  return name !== undefined && Object.hasOwn(layouts, name) ? layouts[name as LayoutName] : layouts.default;
}

/** The part of a route's match that the layout depends on. */
interface LaidOutMatch {
  status: string;
  /** The router's mark of a path without a route. */
  _notFound?: boolean;
  staticData: { layout?: LayoutName };
}

/** The layout of a page: of an error if a route failed or found nothing, else the innermost route's choice. */
export function layoutNameOf(matches: readonly LaidOutMatch[]): LayoutName | undefined {
  if (matches.some(({ status, _notFound }) => status === 'error' || status === 'notFound' || _notFound))
    return 'error';
  return matches.findLast(({ staticData }) => staticData.layout)?.staticData.layout;
}
