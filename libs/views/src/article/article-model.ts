import type { ArticleItem } from '@raang/domain';
import { type DetailData, type DetailModel, toDetailModel } from '../detail-model';
import { toValidity, type ValidityModel } from '../item-words';
import type { ModelContext } from '../model-context';

export interface ArticleModel extends DetailModel {
  kind: 'article';
  validity?: ValidityModel | undefined;
}

export function toArticleModel(item: ArticleItem, data: DetailData, context: ModelContext): ArticleModel {
  return { ...toDetailModel(data, context), kind: 'article', validity: toValidity(item, context) };
}
