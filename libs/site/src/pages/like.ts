import { abbreviateNumber } from '@raang/i18n';
import { createServerFn } from '@tanstack/react-start';
import { requestClient } from '../server/services/request-client';
import { orNotFound } from './or-not-found';
import { inputOf } from './page-input';

/** Adds or removes a visitor's like. Returns the likes of all visitors, formatted for the page. */
export const sendLike = createServerFn({ method: 'POST' })
  .validator(inputOf('sendLike'))
  .handler(async ({ data }): Promise<{ count: string }> => {
    const client = await requestClient();
    const { count } = await orNotFound(client.content.like(data));
    return { count: abbreviateNumber(count) };
  });
