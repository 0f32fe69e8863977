import type { Conformance } from '../testing/conformance';
import { TrainIcon } from '../icon/icons';
import { Tile } from './tile';

export default [
  { part: <Tile href="/th" icon={TrainIcon} title="วางแผน" />, root: 'a' },
] satisfies Conformance[];
