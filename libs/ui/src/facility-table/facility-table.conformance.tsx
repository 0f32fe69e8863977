import type { Conformance } from '../testing/conformance';
import { FacilityMark } from './facility-mark';
import { FacilityTable } from './facility-table';

export default [
  { part: <FacilityMark state="available" />, root: 'span' },
  {
    part: (
      <FacilityTable
        caption="สิ่งอำนวยความสะดวก"
        facilities={[{ id: 'lift', name: 'ลิฟต์' }]}
        stations={[{ code: 'BL22', name: 'สุขุมวิท', facilities: { lift: { state: 'available' } } }]}
      />
    ),
    root: 'div',
  },
] satisfies Conformance[];
