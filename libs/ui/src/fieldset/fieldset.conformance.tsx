import type { Conformance } from '../testing/conformance';
import { Fieldset } from './fieldset';

export default [
  { part: <Fieldset legend="ที่อยู่">บ้านเลขที่</Fieldset>, root: 'div', control: 'fieldset' },
] satisfies Conformance[];
