import { BrandMark, LoadingPage } from '@raang/ui';

/**
 * Loading page for documents without content: routes with `ssr: false`. It never hides a server-rendered page, and
 * during navigation the old page stays.
 */
export function PagePending() {
  return <LoadingPage logo={<BrandMark className="size-20" />} />;
}
