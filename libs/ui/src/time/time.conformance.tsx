import type { Conformance } from '../testing/conformance';
import { Time } from './time';

export default [
  { part: <Time text="08.05 น." dateTime="2026-11-24T08:05+07:00" />, root: 'time' },
  { part: <Time text="08.05 น." />, root: 'span' },
] satisfies Conformance[];
