import type { Conformance } from '../testing/conformance';
import { TimeField } from './time-field';

export default [
  { part: <TimeField label="เวลา" name="time" defaultValue="08:30" />, root: 'div', control: 'input' },
] satisfies Conformance[];
