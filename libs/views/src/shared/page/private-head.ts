import { toPageTitle } from './head';
import type { ModelContext } from './model-context';

/** Metadata of a page that differs by visitor: nothing for search engines or previews, which must not know its URL. */
export interface PrivateHeadModel {
  title: string;
  /** The URL is a secret, such as a token from a mail: no request may carry it as referrer. */
  hasSecretUrl: boolean;
}

export function toPrivateHead(
  title: string,
  { siteName }: ModelContext,
  { hasSecretUrl = false } = {},
): PrivateHeadModel {
  return { title: toPageTitle(title, siteName), hasSecretUrl };
}
