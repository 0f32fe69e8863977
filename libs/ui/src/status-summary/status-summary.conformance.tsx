import type { Conformance } from '../testing/conformance';
import { StatusSummary } from './status-summary';

export default [
  { part: <StatusSummary rows={[{ line: { id: 'blue', name: 'สีน้ำเงิน' }, state: 'good' }]} />, root: 'div' },
] satisfies Conformance[];
