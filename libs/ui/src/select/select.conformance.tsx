import type { Conformance } from '../testing/conformance';
import { Select } from './select';

export default [
  {
    part: <Select label="สาย" name="line" options={[{ value: 'blue', label: 'สีน้ำเงิน' }]} />,
    root: 'div',
    control: 'select',
  },
] satisfies Conformance[];
