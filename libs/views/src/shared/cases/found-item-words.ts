import type { FoundItemCategory } from '@raang/domain';
import { foundItemCategoryNoun } from '@raang/i18n';
import type { ModelContext } from '../page/model-context';

export function foundItemCategoryName(category: FoundItemCategory, { i18n }: ModelContext): string {
  return i18n._(foundItemCategoryNoun(category));
}
