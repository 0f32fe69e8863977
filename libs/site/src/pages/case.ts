import { isError } from '@raang/api-client';
import { formRules } from '@raang/forms/rules';
import { toCasePageModel, toCaseStatusModel } from '@raang/views';
import { createServerFn } from '@tanstack/react-start';
import { getRequest, setResponseHeader } from '@tanstack/react-start/server';
import type { CaseView } from '@raang/contract';
import { caseKindOf, type CaseReference, readCaseReference } from '@raang/domain';
import { categoryOfForm } from '../addresses/category-forms';
import type { CaseResult } from '../forms/case-result';
import { caseAccessCookie, caseAccessOf } from '../server/forms/case-forms/case-access';
import { hiddenFieldsOf } from '../server/forms/form-token';
import { createModelContext } from '../server/models/model-context';
import { type Client, requestClient } from '../server/services/request-client';
import { lostPropertyContacts } from './group-items';
import { inputOf } from './page-input';

/** Loads a case for its signed-in owner, or for the contact in the visitor's cookie. */
export const loadCase = createServerFn({ method: 'GET' })
  .validator(inputOf('loadCase'))
  .handler(async ({ data: { locale, search } }): Promise<CaseResult> => {
    const request = getRequest();
    const client = await requestClient();
    const context = await createModelContext(locale);
    const { today } = context;
    const hidden = await hiddenFieldsOf(request);
    const reference = readCaseReference(search.reference ?? '');
    const access = await caseAccessOf(request, reference);
    const groups = await client.content.categories();
    const given = reference && (await findCase(client, reference, access?.contact || undefined));
    const category = reference && categoryOfForm(caseKindOf(reference));
    if (given) {
      // reading counts as use: a reply takes time
      if (access) setResponseHeader('set-cookie', await caseAccessCookie(access));
      const hasNoContact = access?.contact === '';
      const told = search.sent === 'mail' || search.sent === 'page' ? search.sent : undefined;
      const sent = told && hasNoContact ? 'account' : told;
      const stations = await client.network.stations({ isOwn: true });
      return {
        kind: 'status',
        model: toCaseStatusModel({ given, groups, stations, sent, category }, context),
        rules: { reply: formRules('reply'), claim: formRules('claim') },
        today,
        hidden,
      };
    }
    const contactPoints = await lostPropertyContacts(client, locale);
    if (access?.contact === '') {
      const sent = { kind: caseKindOf(access.reference), reference: access.reference };
      const data = { page: 'tracking', groups, contactPoints, sent, category } as const;
      return { kind: 'receipt', model: toCasePageModel(data, context), today, hidden };
    }
    return {
      kind: 'ask',
      model: toCasePageModel({ page: 'tracking', groups, contactPoints, category }, context),
      rules: formRules('tracking'),
      reference: search.reference ?? '',
      today,
      hidden,
    };
  });

/** Undefined if the visitor may not see it, or has tried too often. */
async function findCase(
  client: Client,
  reference: CaseReference,
  contact: string | undefined,
): Promise<CaseView | undefined> {
  try {
    return await client.cases.track({ reference, contact });
  } catch (error) {
    if (isError(error, 'NOT_FOUND') || isError(error, 'TOO_MANY_REQUESTS')) return undefined;
    throw error;
  }
}
