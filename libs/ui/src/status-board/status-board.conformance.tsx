import type { Conformance } from '../testing/conformance';
import { StatusBoard } from './status-board';

export default [
  { part: <StatusBoard now={[{ line: { id: 'blue', name: 'เฉลิมรัชมงคล' }, state: 'good' }]} />, root: 'div' },
] satisfies Conformance[];
