import type { FareMedia, FareRule, FareRuleKind, LineId } from '@raang/domain';
import { networkTime } from '@raang/text-time';
import type { Topic } from '../question/question';
import type { Standing } from '../words/assistant-words';
import type { Asked } from './answer';

export type Tariff = Awaited<ReturnType<Asked['services']['fares']['tariff']>>;

/** First and last day; either may be unknown. */
export type Dated = Pick<FareRule, 'validFrom' | 'validTo'>;

/** How a period stands to today. */
export function standingOf({ validFrom, validTo }: Dated, { now }: Pick<Asked, 'now'>): Standing {
  const today = networkTime.dayOf(now);
  if (validTo && validTo < today) return 'ended';
  if (validFrom && validFrom > today) return 'upcoming';
  return validTo ? 'ending' : 'valid';
}

const hasEnded = (dated: Dated, asked: Asked) => standingOf(dated, asked) === 'ended';

/** Whether an empty list, which means all, or one of its lines is meant. */
export const isAccepted = ({ lineIds }: Pick<FareMedia, 'lineIds'>, lines: readonly LineId[]): boolean =>
  lineIds.length === 0 || lines.length === 0 || lineIds.some((id) => lines.includes(id));

/** The fare media that the question names, or that its topic is about. */
export function mediaAsked({ fareMedia }: Tariff, asked: Asked): FareMedia[] {
  const { fareMedia: named, topic, rider, line } = asked.question;
  if (topic === 'cap' || topic === 'change') return [];
  const found = fareMedia.filter(({ id }) => named?.includes(id));
  if (found.length > 0) return found;
  if (topic === 'top-up') return fareMedia.filter(({ kind }) => kind === 'transit-card');
  if (topic !== 'tickets' || rider) return [];
  return fareMedia.filter((one) => !hasEnded(one, asked) && isAccepted(one, line ? [line] : []));
}

const caps: readonly FareRuleKind[] = ['day-cap', 'fare-cap'];

/** Rules that a topic is about. */
const kindsOf: Partial<Record<Topic, readonly FareRuleKind[]>> = {
  cap: caps,
  change: ['entry-fee-once', 'transfer-discount'],
};

/** The rules of a topic, the caps of an amount that the question names, or the rules of its rider. */
export function rulesAsked({ rules, riderCategories }: Tariff, asked: Asked): FareRule[] {
  const { topic, rider, amountSatang, line } = asked.question;
  const here = rules.filter((rule) => isAccepted(rule, line ? [line] : []));
  const ofAmount = here.filter((rule) => caps.includes(rule.kind) && rule.amountSatang === amountSatang);
  const kinds = (topic && kindsOf[topic]) ?? (ofAmount.length > 0 ? caps : undefined);
  const isFor = (riders: readonly (string | undefined)[]) => (rule: FareRule) =>
    rule.riderCategories.some((id) => riders.includes(id));
  if (!kinds) return current(here.filter(isFor(kinOf(rider, riderCategories))), asked);
  const ofKind = here.filter(({ kind }) => kinds.includes(kind));
  const usual = riderCategories.find(({ isDefault }) => isDefault)?.id;
  const ofRider = ofKind.filter(isFor([rider]));
  const ofAll = ofKind.filter((rule) => rule.riderCategories.length === 0 || isFor([usual])(rule));
  const rest = current(ofRider.length > 0 ? ofRider : ofAll, asked);
  if (ofAmount.length === 0) return rest;
  // what followed a past cap
  return ofAmount.every((rule) => hasEnded(rule, asked)) ? [...new Set([...ofAmount, ...rest])] : ofAmount;
}

/** A rider category and its parts by name: small children are children too. */
function kinOf(rider: string | undefined, categories: Tariff['riderCategories']): string[] {
  const name = categories.find(({ id }) => id === rider)?.name.th;
  return categories.filter((one) => name && one.name.th.startsWith(name)).map(({ id }) => id);
}

/** Without the past ones; only the last of them if nothing followed. */
function current(rules: readonly FareRule[], asked: Asked): FareRule[] {
  const left = rules.filter((rule) => !hasEnded(rule, asked));
  const last = rules
    .map(({ validTo = '' }) => validTo)
    .sort()
    .at(-1);
  return left.length > 0 ? left : rules.filter(({ validTo }) => validTo === last);
}
