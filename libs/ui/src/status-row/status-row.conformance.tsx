import type { Conformance } from '../testing/conformance';
import { StateMark } from './state-mark';
import { StatusRow } from './status-row';

export default [
  { part: <StateMark state="minor" />, root: 'p' },
  { part: <StatusRow line={{ id: 'blue', name: 'เฉลิมรัชมงคล' }} state="good" />, root: 'div' },
] satisfies Conformance[];
