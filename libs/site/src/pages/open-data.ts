import { type OpenDataModel, toOpenDataModel } from '@raang/views';
import { type StaticPage, toStaticPage } from './static-page';
import { createServerFn } from '@tanstack/react-start';
import { createModelContext } from '../server/models/model-context';
import { toArchiveFiles } from '../server/resources/open-data/open-files';
import { readOpenData } from '../server/resources/open-data/read-open-data';
import { requestClient } from '../server/services/request-client';
import { inputOf } from './page-input';

export const loadOpenData = createServerFn({ method: 'GET' })
  .validator(inputOf('loadOpenData'))
  .handler(async ({ data: { locale } }): Promise<StaticPage<OpenDataModel>> => {
    const client = await requestClient();
    const [groups, { feed, tables, files }] = await Promise.all([
      client.content.categories(),
      readOpenData(client),
    ]);
    return toStaticPage(
      toOpenDataModel(
        { feed, groups, tables, files: [...toArchiveFiles(feed), ...files] },
        await createModelContext(locale),
      ),
    );
  });
