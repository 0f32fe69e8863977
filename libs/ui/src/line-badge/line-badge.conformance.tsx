import type { Conformance } from '../testing/conformance';
import { LineBadge } from './line-badge';
import { LineStripe } from './line-stripe';

export default [
  { part: <LineBadge lineId="blue" name="สีน้ำเงิน" />, root: 'span' },
  { part: <LineBadge lineId="blue" name="สีน้ำเงิน" href="/th" />, root: 'a' },
  { part: <LineStripe lines={['blue']} />, root: 'div' },
] satisfies Conformance[];
