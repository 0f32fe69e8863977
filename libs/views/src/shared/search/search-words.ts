import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NamedPlaceKind, SearchKind } from '@raang/domain';
import { placeKindNouns } from '@raang/i18n';
import type { ModelContext } from '../page/model-context';

const kindNames: Record<SearchKind, MessageDescriptor> = {
  station: msg`Stations`,
  place: msg`Places`,
  page: msg`Pages`,
  item: msg`News and details`,
  document: msg`Documents`,
  topic: msg`Help topics`,
};

export const searchKindName = (kind: SearchKind, { i18n }: ModelContext) => i18n._(kindNames[kind]);

/** The link to every hit of a kind with more hits than the page shows, thus always several. */
export function allOfKind(kind: SearchKind, count: number, { i18n }: ModelContext): string {
  switch (kind) {
    case 'station':
      return i18n._(msg`See all ${count} stations`);
    case 'place':
      return i18n._(msg`See all ${count} places`);
    case 'page':
      return i18n._(msg`See all ${count} pages`);
    case 'item':
      return i18n._(msg`See all ${count} results`);
    case 'document':
      return i18n._(msg`See all ${count} documents`);
    case 'topic':
      return i18n._(msg`See all ${count} topics`);
  }
}

export const namedPlaceKindName = (kind: NamedPlaceKind, { i18n }: ModelContext) =>
  i18n._(placeKindNouns[kind]);
