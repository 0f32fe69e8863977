import type { Conformance } from '../testing/conformance';
import { Picture } from './picture';

export default [
  { part: <Picture src="/a.jpg" alt="" width={16} height={9} />, root: 'span', control: 'img' },
] satisfies Conformance[];
