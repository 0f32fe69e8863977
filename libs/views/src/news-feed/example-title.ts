import { msg } from '@lingui/core/macro';
import type { Item } from '@raang/domain';
import type { ModelContext } from '../shared/page/model-context';

/** The title of an item where no badge can mark an illustrative one: the title then says so, once. */
export function toOwnTitle({ title, certainty }: Item, { i18n }: ModelContext): string {
  if (certainty !== 'illustrative') return title;
  const isMarked = title.toLowerCase().includes(i18n._(msg`Example`).toLowerCase());
  return isMarked ? title : i18n._(msg`Example: ${title}`);
}
