import { msg } from '@lingui/core/macro';
import type { Item } from '@raang/domain';
import type { ModelContext } from '../page/model-context';

/** An item's title where no badge can mark an example, such as a browser tab or a feed: the title then says so. */
export function markedTitle(
  { title, example }: Pick<Item, 'title' | 'example'>,
  { i18n }: Pick<ModelContext, 'i18n'>,
): string {
  return example ? i18n._(msg`Example: ${title}`) : title;
}
