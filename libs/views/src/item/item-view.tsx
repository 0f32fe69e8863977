import { ArticleView } from '../article/article-view';
import { CarParkView } from '../car-park/car-park-view';
import type { ItemModel } from './item-model';

/** An item's page, by its kind. */
export function ItemView({ model }: { model: ItemModel }) {
  switch (model.kind) {
    case 'article':
      return <ArticleView model={model} />;
    case 'car-park':
      return <CarParkView model={model} />;
  }
}
