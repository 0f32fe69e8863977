import type { Conformance } from '../testing/conformance';
import { Badge } from './badge';

export default [{ part: <Badge tone="info">ข่าว</Badge>, root: 'span' }] satisfies Conformance[];
