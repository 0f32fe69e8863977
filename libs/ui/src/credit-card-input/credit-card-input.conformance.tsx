import type { Conformance } from '../testing/conformance';
import { CreditCardInput } from './credit-card-input';

export default [
  { part: <CreditCardInput legend="บัตร" currentMonth="2026-11" />, root: 'div', control: 'fieldset' },
] satisfies Conformance[];
