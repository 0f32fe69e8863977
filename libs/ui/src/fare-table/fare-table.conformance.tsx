import type { Conformance } from '../testing/conformance';
import { FareTable } from './fare-table';

export default [
  {
    part: (
      <FareTable
        caption="ค่าโดยสาร (บาท)"
        stations={[{ code: 'BL22', name: 'สุขุมวิท', lineId: 'blue' }]}
        fares={[[null]]}
      />
    ),
    root: 'div',
  },
] satisfies Conformance[];
