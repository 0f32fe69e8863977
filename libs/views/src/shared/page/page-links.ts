import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SitePage } from '@raang/domain';
import type { ModelContext } from './model-context';
import { toTargetHref } from './target-href';

/** A page without a category that the frame or the home page links to. The last train is the journey search in that mode. */
export type PageName = Extract<
  SitePage,
  'search-departure' | 'last-train' | 'map' | 'service-status' | 'which-ticket' | 'open-data'
>;

const names: Record<PageName, MessageDescriptor> = {
  'search-departure': msg`Plan a journey`,
  'last-train': msg`Last train`,
  map: msg`Map`,
  'service-status': msg`Service status`,
  'which-ticket': msg`Which ticket?`,
  'open-data': msg`Open data`,
};

export function toPageLink(page: PageName, context: ModelContext): { label: string; href: string } {
  return { label: context.i18n._(names[page]), href: toTargetHref({ type: 'page', page }, context) };
}
