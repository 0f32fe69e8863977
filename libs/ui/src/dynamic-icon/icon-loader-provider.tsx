import { createContext, use, type ReactNode } from 'react';
import type { IconLoader } from './icon-loader';

const IconLoaderContext = createContext<IconLoader | undefined>(undefined);

export interface IconLoaderProviderProps {
  /** Create it once per page. The server never calls it. */
  loader: IconLoader;
  children: ReactNode;
}

/** Gives the dynamic icons inside it the loader of their drawings. */
export function IconLoaderProvider({ loader, children }: IconLoaderProviderProps) {
  return <IconLoaderContext value={loader}>{children}</IconLoaderContext>;
}

/** Throws outside an IconLoaderProvider. */
export function useIconLoader(): IconLoader {
  const loader = use(IconLoaderContext);
  if (!loader)
    throw new Error('DynamicIcon: put an IconLoaderProvider with createIconLoader(…) around the page');
  return loader;
}
