import { createServerFn } from '@tanstack/react-start';
import { loadFormData } from '../server/forms/case-forms/load-case-form';
import { createModelContext } from '../server/models/model-context';
import { requestClient } from '../server/services/request-client';
import { inputOf } from './page-input';

/** Loads the form of a category's page. */
export const loadCaseForm = createServerFn({ method: 'GET' })
  .validator(inputOf('loadCaseForm'))
  .handler(async ({ data: { locale, kind } }) =>
    loadFormData(kind, await requestClient(), await createModelContext(locale)),
  );
