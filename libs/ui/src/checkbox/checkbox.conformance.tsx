import type { Conformance } from '../testing/conformance';
import { Checkbox } from './checkbox';
import { CheckboxGroup } from './checkbox-group';

export default [
  { part: <Checkbox label="ยอมรับ" />, root: 'div', control: 'input' },
  {
    part: <CheckboxGroup legend="สาย" name="lines" options={[{ value: 'blue', label: 'สีน้ำเงิน' }]} />,
    root: 'div',
    control: 'fieldset',
  },
] satisfies Conformance[];
