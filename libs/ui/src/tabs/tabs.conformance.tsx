import type { Conformance } from '../testing/conformance';
import { Tabs } from './tabs';

export default [
  {
    part: (
      <Tabs
        label="สถานี"
        tabs={[
          { id: 'times', label: 'เวลา', content: '05.30 น.' },
          { id: 'exits', label: 'ทางออก', content: 'ทางออก 1' },
        ]}
      />
    ),
    root: 'div',
  },
] satisfies Conformance[];
