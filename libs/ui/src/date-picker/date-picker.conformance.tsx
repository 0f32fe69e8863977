import type { Conformance } from '../testing/conformance';
import { DatePicker } from './date-picker';

export default [
  { part: <DatePicker label="วันที่" name="date" today="2026-11-20" />, root: 'div', control: 'input' },
] satisfies Conformance[];
