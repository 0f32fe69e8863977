import { abbreviateNumber } from '@raang/i18n';
import { createServerFn } from '@tanstack/react-start';
import { getServices } from '../server/services';
import { orNotFound } from './not-found';
import { likeInput } from './page-input';

/** Notes that a visitor likes an item or no longer does; answers with the likes of all, as a page shows them. */
export const sendLike = createServerFn({ method: 'POST' })
  .validator(likeInput)
  .handler(async ({ data }): Promise<{ count: string }> => {
    const { client } = await getServices();
    const { count } = await orNotFound(client.content.like(data));
    return { count: abbreviateNumber(count) };
  });
