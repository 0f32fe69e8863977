import { createServerFn } from '@tanstack/react-start';
import { type ItemModel, toItemModel } from '@raang/views';
import { createModelContext } from '../server/model-context';
import { getServices } from '../server/services';
import { findCategory, orNotFound } from './not-found';
import { itemInput } from './page-input';

export const loadItem = createServerFn({ method: 'GET' })
  .validator(itemInput)
  .handler(async ({ data: { locale, id, ...address } }): Promise<ItemModel> => {
    const { client } = await getServices();
    const place = findCategory(await client.content.categories(), address);
    const [detail, { items }] = await orNotFound(
      Promise.all([
        client.content.item({ ...address, id, lang: locale }),
        client.content.items({ ...address, lang: locale, pageSize: 4 }),
      ]),
    );
    return toItemModel({ ...place, detail, newest: items }, await createModelContext(locale));
  });
