import { type TelephoneModel, toTelephone } from '../shared/contact/telephone-model';
import type { ModelContext } from '../shared/page/model-context';
import type { SearchDepartureData } from './travel-data';

/** The telephone number to call about a line. */
export interface CallCentreModel {
  name: string;
  telephone: TelephoneModel;
}

/** Returns the agencies of these lines, each once; the authority if no agency has a number. */
export function toCallCentres(
  lineIds: readonly string[],
  { lines, authority }: Pick<SearchDepartureData, 'lines' | 'authority'>,
  { locale, siteName }: ModelContext,
): CallCentreModel[] {
  const agencies = new Map(
    lines.filter(({ id }) => lineIds.includes(id)).map(({ agency }) => [agency.id, agency]),
  );
  const centres = [...agencies.values()].flatMap(({ name, telephone }) =>
    telephone ? [{ name: name[locale], telephone: toTelephone(telephone) }] : [],
  );
  return centres.length > 0 ? centres : [{ name: siteName, telephone: toTelephone(authority.telephone) }];
}
