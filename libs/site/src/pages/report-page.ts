import { type CasePageModel, toCasePageModel } from '@raang/views';
import { createServerFn } from '@tanstack/react-start';
import { createModelContext } from '../server/models/model-context';
import { requestClient } from '../server/services/request-client';
import type { CaseFormData } from '../forms/case-form-data';
import { loadFormData } from '../server/forms/case-forms/load-case-form';
import { lostPropertyContacts } from './group-items';
import { inputOf } from './page-input';

export interface ReportPageResult {
  model: CasePageModel;
  form: CaseFormData;
}

/** Loads the page that reports a lost or a found item. */
export const loadReportPage = createServerFn({ method: 'GET' })
  .validator(inputOf('loadReportPage'))
  .handler(async ({ data: { locale, kind } }): Promise<ReportPageResult> => {
    const client = await requestClient();
    const context = await createModelContext(locale);
    const groups = await client.content.categories();
    const contactPoints = await lostPropertyContacts(client, locale);
    return {
      model: toCasePageModel({ page: kind, groups, contactPoints }, context),
      form: await loadFormData(kind, client, context),
    };
  });
