import { Badge } from '@raang/ui';
import type { ValidityModel } from '../words/item-words';

const tones = { upcoming: 'info', current: 'accent', ended: 'neutral' } as const;

/** The end of an offer, or that it has ended. */
export function ValidityBadge({ validity }: { validity: ValidityModel }) {
  return <Badge tone={tones[validity.state]}>{validity.text}</Badge>;
}
