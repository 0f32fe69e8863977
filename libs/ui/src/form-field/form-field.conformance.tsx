import type { Conformance } from '../testing/conformance';
import { FormField } from './form-field';

export default [
  {
    part: <FormField label="เวลา">{(control) => <input {...control} />}</FormField>,
    root: 'div',
    exceptions: { id: 'is the id of the control that the caller renders' },
  },
] satisfies Conformance[];
