import type { PrivateHeadModel } from '@raang/views';

/** The head of a page that only its visitor sees. */
export function privateHeadTags(head: PrivateHeadModel | undefined) {
  if (!head) return {};
  return {
    meta: [
      { title: head.title },
      { name: 'robots', content: 'noindex' },
      ...(head.hasSecretUrl ? [{ name: 'referrer', content: 'no-referrer' }] : []),
    ],
  };
}
