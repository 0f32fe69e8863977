import { createServerFn } from '@tanstack/react-start';
import { loadFormData } from '../server/case-forms/case-form-data';
import { createModelContext } from '../server/model-context';
import { requestClient } from '../server/request-client';
import { inputOf } from './page-input';

/** Loads the form of a category's page. */
export const loadCaseForm = createServerFn({ method: 'GET' })
  .validator(inputOf('loadCaseForm'))
  .handler(async ({ data: { locale, kind } }) =>
    loadFormData(kind, await requestClient(), await createModelContext(locale)),
  );
