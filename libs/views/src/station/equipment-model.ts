import { msg } from '@lingui/core/macro';
import type { Equipment } from '@raang/domain';
import type { ModelContext } from '../shared/page/model-context';
import { equipmentName, equipmentStateWords } from '../shared/words/equipment-words';
import { toMoment } from '../shared/words/moment-words';

/** A lift or an escalator in the list of a station. */
export interface EquipmentRowModel {
  id: string;
  name: string;
  state: Equipment['state'];
  /** The state in words. */
  says: string;
  /** Since when, by whose report, and of when. */
  details: string[];
}

export function toEquipmentRows(equipment: readonly Equipment[], context: ModelContext): EquipmentRowModel[] {
  return equipment.map((one) => ({
    id: one.id,
    name: equipmentName(one, context),
    state: one.state,
    says: equipmentStateWords(one, context),
    details: toDetails(one, context),
  }));
}

function toDetails(
  { state, since, expectedUntil, source, asOf }: Equipment,
  context: ModelContext,
): string[] {
  const { i18n } = context;
  const words = (moment: string) => toMoment(new Date(moment), context).text;
  const details: string[] = [];
  if (since) {
    const start = words(since);
    details.push(i18n._(msg`Out of order since ${start}.`));
  }
  if (state === 'unknown' && expectedUntil) {
    const until = words(expectedUntil);
    details.push(i18n._(msg`It was expected to be out of order until ${until}.`));
  }
  if (source === 'alert' && state === 'unknown')
    details.push(i18n._(msg`An announcement says that a lift or an escalator here is out of order.`));
  if (source && asOf) {
    const at = words(asOf);
    details.push(source === 'desk' ? i18n._(msg`Reported by staff, ${at}.`) : i18n._(msg`Announced, ${at}.`));
  }
  return details;
}
