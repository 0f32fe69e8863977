import { createServerFn } from '@tanstack/react-start';
import { type NoticeDialogModel, toNoticeDialogs } from '@raang/views';
import { createModelContext } from '../server/model-context';
import { requestClient } from '../server/request-client';
import { loadNoticesData } from './notices-data';
import { inputOf } from './page-input';

/**
 * Loads the notices for dialogs. The browser requests them after the page; the response is as cacheable as a page.
 */
export const loadNotices = createServerFn({ method: 'GET' })
  .validator(inputOf('loadNotices'))
  .handler(async ({ data: { locale } }): Promise<NoticeDialogModel[]> => {
    const data = await loadNoticesData(await requestClient());
    return toNoticeDialogs(data, await createModelContext(locale));
  });
