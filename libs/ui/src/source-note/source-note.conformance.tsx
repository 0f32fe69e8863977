import type { Conformance } from '../testing/conformance';
import { SourceNote } from './source-note';

export default [
  {
    part: <SourceNote asOf="20 พ.ย. 2569" sources={[{ name: 'รฟม.', href: 'https://www.mrta.co.th' }]} />,
    root: 'details',
  },
] satisfies Conformance[];
