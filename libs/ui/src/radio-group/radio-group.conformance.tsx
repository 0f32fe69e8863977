import type { Conformance } from '../testing/conformance';
import { RadioGroup } from './radio-group';

export default [
  {
    part: <RadioGroup legend="สาย" name="line" options={[{ value: 'blue', label: 'สีน้ำเงิน' }]} />,
    root: 'div',
    control: 'fieldset',
  },
] satisfies Conformance[];
