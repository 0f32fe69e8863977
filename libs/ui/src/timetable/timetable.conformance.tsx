import type { Conformance } from '../testing/conformance';
import { DepartureTable } from './departure-table';
import { Timetable } from './timetable';

const time = { text: '08.05 น.', dateTime: '2026-11-24T08:05+07:00' };

export default [
  {
    part: (
      <DepartureTable
        caption="ขบวนถัดไป"
        departures={[{ id: '1', line: { id: 'blue', name: 'เฉลิมรัชมงคล' }, headsign: 'หลักสอง', time }]}
      />
    ),
    root: 'div',
  },
  {
    part: (
      <Timetable
        caption="สุขุมวิท"
        dayTypes={[{ id: 'weekday', name: 'จันทร์ถึงศุกร์' }]}
        first={{ weekday: time }}
        last={{ weekday: time }}
        periods={[]}
      />
    ),
    root: 'div',
  },
] satisfies Conformance[];
