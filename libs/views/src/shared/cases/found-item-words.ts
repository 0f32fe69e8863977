import { foundItemCategoryWords } from '@raang/forms';
import type { FoundItemCategory } from '@raang/domain';
import type { ModelContext } from '../page/model-context';

export function foundItemCategoryName(category: FoundItemCategory, { i18n }: ModelContext): string {
  return i18n._(foundItemCategoryWords(category));
}
