import type { Alert, DirectionDepartures } from '@raang/domain';
import { liveReportsExample, severeAlertExample } from '../shared/examples/notices-examples';
import { travelGroup } from '../shared/examples/model-context-example';
import {
  facilitiesCategory,
  serviceHoursExample,
  stationsExample,
  trainLineCategory,
  trainScheduleCategory,
} from '../shared/examples/network-example';
import type { ServiceStatusData } from './service-status-model';

/** Planned works on a night of the coming week. */
export function worksAlertExample(changes: Partial<Alert> = {}): Alert {
  return severeAlertExample({
    id: 'purple-works' as Alert['id'],
    impactPeriods: [{ start: '2026-11-24T22:00:00+07:00', end: '2026-11-25T00:30:00+07:00' }],
    cause: 'MAINTENANCE',
    effect: 'MODIFIED_SERVICE',
    severity: 'WARNING',
    informedEntities: [{ lineId: 'purple' as never }],
    header: {
      th: 'สายสีม่วงเดินรถรางเดียวช่วงตลาดบางใหญ่–คลองบางไผ่',
      en: 'Purple Line on one track between Talad Bang Yai and Khlong Bang Phai',
    },
    description: {
      th: 'ปรับปรุงประแจทางรถไฟ รถออกประมาณทุก 20 นาที โปรดเผื่อเวลาเดินทาง',
      en: 'Points are being renewed. Trains run about every 20 minutes; please allow more time.',
    },
    saidAt: '2026-11-17T09:00:00+07:00',
    nextWordBy: undefined,
    ...changes,
  });
}

/** A lift out of order at a station of Pink. */
export function liftAlertExample(changes: Partial<Alert> = {}): Alert {
  return severeAlertExample({
    id: 'pink-lift' as Alert['id'],
    severity: 'INFO',
    cause: 'TECHNICAL_PROBLEM',
    effect: 'ACCESSIBILITY_ISSUE',
    informedEntities: [{ stationCode: 'PK01' as never }],
    header: {
      th: 'ลิฟต์ทางออก 2 สถานีศูนย์ราชการนนทบุรีใช้ไม่ได้',
      en: 'Lift of Exit 2 at Nonthaburi Civic Center out of order',
    },
    description: { th: 'โปรดใช้ลิฟต์ทางออก 1 แทน', en: 'Please use the lift of Exit 1.' },
    nextWordBy: undefined,
    ...changes,
  });
}

/** A station where no train stops. */
export function closedStationExample(changes: Partial<Alert> = {}): Alert {
  return severeAlertExample({
    id: 'tao-poon-closed' as Alert['id'],
    cause: 'POLICE_ACTIVITY',
    informedEntities: [{ stationCode: 'BL10' as never }],
    header: { th: 'ปิดสถานีเตาปูนชั่วคราว', en: 'Tao Poon is closed for the time being' },
    description: {
      th: 'รถไฟฟ้าไม่จอดที่สถานีเตาปูน โปรดใช้สถานีบางซื่อแทน',
      en: 'Trains pass Tao Poon without stopping. Please use Bang Sue.',
    },
    ...changes,
  });
}

/** Delayed trains, with the length and the duration of the delay. */
export function delayAlertExample(changes: Partial<Alert> = {}): Alert {
  return severeAlertExample({
    id: 'pink-delay' as Alert['id'],
    cause: 'TECHNICAL_PROBLEM',
    effect: 'SIGNIFICANT_DELAYS',
    severity: 'WARNING',
    delaySeconds: 600,
    informedEntities: [{ lineId: 'pink' as never }],
    header: { th: 'สายสีชมพูล่าช้า', en: 'Pink Line trains are late' },
    description: {
      th: 'ระบบอาณัติสัญญาณขัดข้องใกล้สถานีมีนบุรี เจ้าหน้าที่กำลังแก้ไข',
      en: 'A signal failed near Min Buri. Engineers are at work.',
    },
    ...changes,
  });
}

const [blue, pink] = ['blue', 'pink'] as unknown as [
  DirectionDepartures['lineId'],
  DirectionDepartures['lineId'],
];

/** From the ends of two lines, on a Friday evening. */
export const endDeparturesExample = [
  { lineId: blue, direction: 0, nextStation: 'BL02', last: '2026-11-20T23:54:00+07:00' },
  { lineId: blue, direction: 1, nextStation: 'BL33', last: '2026-11-20T23:40:00+07:00' },
  { lineId: pink, direction: 0, nextStation: 'PK10', last: '2026-11-21T00:04:00+07:00' },
].map((direction) => ({
  ...direction,
  headsign: { th: 'หลักสอง', en: 'Lak Song' },
  departures: [],
  first: '2026-11-20T05:30:00+07:00',
})) as unknown as DirectionDepartures[];

/** A Friday evening without disruptions. */
export function serviceStatusExample(changes: Partial<ServiceStatusData> = {}): ServiceStatusData {
  return {
    groups: [{ ...travelGroup, categories: [trainLineCategory, trainScheduleCategory, facilitiesCategory] }],
    alerts: [],
    reports: liveReportsExample,
    stations: stationsExample,
    serviceHours: serviceHoursExample,
    departures: endDeparturesExample,
    now: new Date('2026-11-20T18:40:00+07:00'),
    ...changes,
  };
}
