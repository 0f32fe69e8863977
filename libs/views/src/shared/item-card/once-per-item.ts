import type { Item } from '@raang/domain';
import type { ModelContext } from '../page/model-context';

/**
 * Makes the model of each item once per context. A server may pass the same objects until its content or the day changes; other
 * objects are other models.
 */
export function oncePerItem<Model>(make: (item: Item, context: ModelContext) => Model) {
  const known = new WeakMap<ModelContext, WeakMap<Item, Model>>();
  return (item: Item, context: ModelContext): Model => {
    const models = known.get(context) ?? new WeakMap<Item, Model>();
    known.set(context, models);
    const model = models.get(item) ?? make(item, context);
    models.set(item, model);
    return model;
  };
}
