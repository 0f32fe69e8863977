import {
  type Alert,
  type Announcement,
  announcement,
  asPublished,
  publishedAlert,
  type ServiceReports,
} from '@raang/domain';

/** A closed line, published in the evening of 20 November 2026, as the desk does. Changes may say other shown periods. */
export function severeAlertExample(changes: Partial<Alert> = {}): Alert {
  const published = {
    ...publishedAlert.parse({
      id: 'blue-flooding',
      impactPeriods: [{ start: '2026-11-20T17:40:00+07:00', end: '2026-11-20T21:00:00+07:00' }],
      cause: 'WEATHER',
      effect: 'NO_SERVICE',
      severity: 'SEVERE',
      informedEntities: [{ lineId: 'blue' }],
      header: {
        th: 'สายสีน้ำเงินงดให้บริการช่วงท่าพระ–หลักสอง',
        en: 'No Blue Line trains between Tha Phra and Lak Song',
      },
      description: {
        th: 'น้ำท่วมรางจากฝนตกหนัก มีรถโดยสารรับส่งแทนที่ทางออก 1 ของทุกสถานีในช่วงดังกล่าว',
        en: 'Heavy rain has flooded the track. Buses run instead from Exit 1 of every station in between.',
      },
      saidAt: '2026-11-20T17:52:00+07:00',
      nextWordBy: '2026-11-20T18:30:00+07:00',
    }),
    ...changes,
  };
  return { ...asPublished(published), ...changes };
}

/** A banner; changes make it an intro or an alert. */
export function announcementExample(changes: Partial<Announcement> = {}): Announcement {
  return {
    ...announcement.parse({
      id: 'loy-krathong-hours',
      version: 1,
      kind: 'banner',
      startsAt: '2026-11-18T00:00:00+07:00',
      endsAt: '2026-11-25T02:00:00+07:00',
      title: { th: 'คืนลอยกระทง รถไฟฟ้าวิ่งถึง 02.00 น.', en: 'Trains run until 02:00 on Loy Krathong night' },
      text: {
        th: 'คืนวันที่ 24 พฤศจิกายน ทุกสายขยายเวลาให้บริการ ขบวนสุดท้ายออกจากต้นทางเวลา 02.00 น.',
        en: 'On the night of 24 November all lines run longer. The last trains leave their termini at 02:00.',
      },
      link: { href: '/updates/news', label: { th: 'อ่านข่าวทั้งหมด', en: 'Read the news' } },
    }),
    ...changes,
  };
}

/** A feed is polled, and what it says is two minutes old. */
export const liveReportsExample: ServiceReports = {
  state: 'live',
  confirmation: { source: 'feed', at: '2026-11-20T18:38:00+07:00' },
};

/** The desk has confirmed the service this afternoon. */
export const deskReportsExample: ServiceReports = {
  state: 'confirmed',
  confirmation: { source: 'desk', at: '2026-11-20T16:05:00+07:00' },
};
