import type { Conformance } from '../testing/conformance';
import { ErrorSummary } from './error-summary';

export default [
  { part: <ErrorSummary problems={[{ fieldId: 'email', message: 'กรอกอีเมล' }]} />, root: 'div' },
] satisfies Conformance[];
