import { BrandMark, LoadingPage } from '@raang/ui';

/**
 * Loading page of a slow route: the router shows it when a navigation takes long. It never hides a server-rendered page.
 */
export function PagePending() {
  return <LoadingPage logo={<BrandMark className="size-20" />} />;
}
