import { abbreviateNumber } from '@raang/i18n';
import { createServerFn } from '@tanstack/react-start';
import { requestClient } from '../server/request-client';
import { orNotFound } from './not-found';
import { inputOf } from './page-input';

/** Notes that a visitor likes an item or no longer does; answers with the likes of all, as a page shows them. */
export const sendLike = createServerFn({ method: 'POST' })
  .validator(inputOf('sendLike'))
  .handler(async ({ data }): Promise<{ count: string }> => {
    const client = await requestClient();
    const { count } = await orNotFound(client.content.like(data));
    return { count: abbreviateNumber(count) };
  });
