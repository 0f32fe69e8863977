import type { Conformance } from '../testing/conformance';
import { LineDiagram } from './line-diagram';

export default [
  {
    part: (
      <LineDiagram
        line={{ id: 'blue', name: 'เฉลิมรัชมงคล' }}
        stations={[{ code: 'BL22', name: 'สุขุมวิท', current: true }]}
      />
    ),
    root: 'div',
  },
] satisfies Conformance[];
