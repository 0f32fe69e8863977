import type { CaseKind } from '@raang/domain';
import { formRules } from '@raang/forms/rules';
import { type ModelContext, toPlace } from '@raang/views';
import { authority } from 'raang:authority';
import type { CaseFormData } from '../../../forms/case-form-data';
import type { Client } from '../../services/request-client';

export async function loadFormData(
  kind: CaseKind,
  client: Client,
  context: ModelContext,
): Promise<CaseFormData> {
  const { hrefs, locale, today } = context;
  const rules = formRules(kind);
  const [stations, lines] = rules['station']
    ? await Promise.all([client.network.stations({}), client.network.lines({})])
    : [[], []];
  return {
    kind,
    rules,
    place: toPlace({ stations, lines }, context),
    privacyHref: hrefs.policy(locale, 'privacy-notice'),
    telephone: authority.telephone,
    today,
  };
}
