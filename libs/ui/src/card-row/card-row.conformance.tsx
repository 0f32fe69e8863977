import type { Conformance } from '../testing/conformance';
import { CardRow } from './card-row';

export default [
  {
    part: <CardRow aria-label="ข่าว">ข่าว</CardRow>,
    root: 'div',
    control: 'ul',
    exceptions: { className: 'the list gets it: the root only positions the buttons' },
  },
] satisfies Conformance[];
