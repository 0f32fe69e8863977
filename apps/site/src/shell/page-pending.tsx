import { BrandMark, LoadingPage } from '@raang/ui';

/**
 * Stands for a page whose document comes without content: one that a route leaves to the browser (`ssr: false`).
 * A page that the server has rendered is never hidden, and on the way to another page the old one stays.
 */
export function PagePending() {
  return <LoadingPage logo={<BrandMark className="size-20" />} />;
}
