import { createServerFn } from '@tanstack/react-start';
import { type FrameModel, toFrameModel } from '@raang/views';
import { authority } from '../../authority/authority';
import { createModelContext } from '../server/model-context';
import { requestClient } from '../server/request-client';
import { loadNoticesData } from './notices-data';
import { inputOf } from './page-input';

/** Loads the header and footer of every page in a language. */
export const loadFrame = createServerFn({ method: 'GET' })
  .validator(inputOf('loadFrame'))
  .handler(async ({ data }): Promise<FrameModel> => {
    const client = await requestClient();
    const [groups, notices] = await Promise.all([client.content.categories(), loadNoticesData(client)]);
    return toFrameModel({ groups, authority, ...notices }, await createModelContext(data.locale));
  });
