import { msg } from '@lingui/core/macro';
import type { Equipment } from '@raang/domain';
import type { ModelContext } from '../page/model-context';
import { toMoment } from './moment-words';

/** `Lift at exit 1`, or by the parts of the station that it joins. */
export function equipmentName(
  { kind, exit, from, to }: Pick<Equipment, 'kind' | 'exit' | 'from' | 'to'>,
  { i18n, locale }: ModelContext,
): string {
  const isLift = kind === 'lift';
  if (exit !== undefined)
    return isLift ? i18n._(msg`Lift at exit ${exit}`) : i18n._(msg`Escalator at exit ${exit}`);
  const [start, end] = [from?.[locale], to?.[locale]];
  if (start !== undefined && end !== undefined)
    return isLift
      ? i18n._(msg`Lift from ${start} to ${end}`)
      : i18n._(msg`Escalator from ${start} to ${end}`);
  const place = start ?? end;
  if (place === undefined) return isLift ? i18n._(msg`Lift`) : i18n._(msg`Escalator`);
  return isLift ? i18n._(msg`Lift at ${place}`) : i18n._(msg`Escalator at ${place}`);
}

/** Whether it works, and for how long not. */
export function equipmentStateWords(
  { state, expectedUntil }: Pick<Equipment, 'state' | 'expectedUntil'>,
  context: ModelContext,
): string {
  const { i18n } = context;
  if (state === 'works') return i18n._(msg`works`);
  if (state === 'unknown') return i18n._(msg`not known`);
  if (!expectedUntil) return i18n._(msg`out of order`);
  const until = toMoment(new Date(expectedUntil), context).text;
  return i18n._(msg`out of order until ${until}`);
}

/** Lifts and escalators with their states, in a sentence. */
export function equipmentList(equipment: readonly Equipment[], context: ModelContext): string {
  const list = equipment
    .map((one) => `${equipmentName(one, context)}: ${equipmentStateWords(one, context)}`)
    .join('; ');
  return context.i18n._(msg`${list}.`);
}
