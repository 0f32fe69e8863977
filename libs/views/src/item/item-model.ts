import { type ArticleModel, toArticleModel } from '../article/article-model';
import { type CarParkModel, toCarParkModel } from '../car-park/car-park-model';
import type { DetailData } from '../detail-model';
import type { ModelContext } from '../model-context';

export type ItemModel = ArticleModel | CarParkModel;

export function toItemModel(data: DetailData, context: ModelContext): ItemModel {
  const { item } = data.detail;
  switch (item.kind) {
    case 'article':
      return toArticleModel(item, data, context);
    case 'car-park':
      return toCarParkModel(item, data, context);
  }
}
