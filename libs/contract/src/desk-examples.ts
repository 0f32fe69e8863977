import { brokenLift } from './equipment-examples';
import { malee } from './account-examples';
import { lostReport, photo } from './case-examples';

const reference = lostReport.reference;
const deskCase = {
  ...lostReport,
  name: malee.name,
  email: malee.email,
  lang: 'en',
  colour: 'green',
  marks: 'The name Malee is engraved in the handle',
  moves: ['matched', 'not-found', 'withdrawn'],
};
const newUmbrella = {
  id: 'F-2611-0042',
  category: 'umbrella',
  foundOn: '2026-11-19',
  lineId: 'blue',
  stationCode: 'BL13',
  keptUntil: '2027-02-19',
  description: 'Folding umbrella, green, wooden handle, engraved "Malee"',
  storedAt: 'Shelf B4',
};
const umbrella = { ...newUmbrella, status: 'kept' };
const appointment = {
  at: '2026-11-23T10:00:00+07:00',
  station: 'BL13',
  place: 'Station office beside exit 2',
  bring: 'An identity card',
};
const alert = {
  id: 'tao-poon-lift-3',
  impactPeriods: [{ start: '2026-11-20T00:00:00+07:00' }],
  cause: 'MAINTENANCE',
  effect: 'ACCESSIBILITY_ISSUE',
  severity: 'INFO',
  informedEntities: [{ stationCode: 'BL10' }],
  header: { th: 'ลิฟต์ทางออก 3 สถานีเตาปูนปิดซ่อม', en: 'Tao Poon: lift at exit 3 closed for repair' },
  description: { th: 'โปรดใช้ลิฟต์ทางออก 1', en: 'Please use the lift at exit 1.' },
  saidAt: '2026-11-20T08:00:00+07:00',
};
/** As it is stored: shown from its publication or its impact on. */
const shownAlert = { ...alert, shownPeriods: [{ start: '2026-11-20T00:00:00+07:00' }] };
const announcement = {
  id: 'desk-hours',
  version: 1,
  kind: 'banner',
  startsAt: '2026-11-20T00:00:00+07:00',
  title: { th: 'เวลาทำการของห้องของหายได้คืน', en: 'Lost property desk hours' },
  text: { th: 'เปิดทุกวัน 08.00–20.00 น.', en: 'Open every day from 08:00 to 20:00.' },
};
const page = { total: 1, page: 1, pageSize: 12 };

/** Examples of the desk. */
export const deskExamples = {
  desk: {
    me: { input: {}, output: { account: malee, role: 'lost-property' } },
    cases: {
      input: { kind: 'lost-report', status: 'searching' },
      output: {
        items: [
          {
            reference,
            kind: lostReport.kind,
            status: lostReport.status,
            receivedAt: lostReport.receivedAt,
            updatedAt: lostReport.updatedAt,
            text: lostReport.text,
          },
        ],
        ...page,
      },
    },
    case: { input: { reference }, output: deskCase },
    file: {
      input: { reference, file: photo.id },
      output: new File(['…'], photo.name, { type: photo.mediaType }),
    },
    move: { input: { reference, to: 'not-found' }, output: { ...deskCase, status: 'not-found' } },
    answer: {
      input: { reference, text: 'We are still looking.' },
      output: {
        ...deskCase,
        messages: [{ from: 'desk', text: 'We are still looking.', at: '2026-11-21T09:00:00+07:00' }],
      },
    },
    matches: {
      input: { reference },
      output: [{ foundItem: umbrella, score: 82, reasons: [{ kind: 'category', points: 30 }] }],
    },
    confirmMatch: {
      input: { reference, foundItem: umbrella.id },
      output: { ...deskCase, status: 'matched' },
    },
    appoint: {
      input: { reference, ...appointment },
      output: { ...deskCase, status: 'appointed', appointment },
    },
    foundItems: { input: { line: 'blue' }, output: { items: [umbrella], ...page } },
    registerFoundItem: { input: newUmbrella, output: umbrella },
    changeFoundItem: {
      input: { id: umbrella.id, status: 'disposed' },
      output: { ...umbrella, status: 'disposed' },
    },
    importFoundItems: {
      input: {
        csv: 'category,foundOn,lineId,stationCode,keptUntil,description,storedAt\numbrella,2026-11-19,blue,BL13,2027-02-19,"Folding umbrella, green",Shelf B4\n',
      },
      output: { registered: 1, problems: [] },
    },
    alerts: {
      input: {},
      output: {
        alerts: [
          {
            id: alert.id,
            effect: alert.effect,
            severity: alert.severity,
            header: alert.header,
            state: 'acting',
          },
        ],
        sources: [
          {
            source: 'feed',
            at: '2026-11-20T11:40:00.000Z',
            leftOut: { 'alerts without text': 1 },
            problems: ['alert "7" is ignored: it has no text'],
          },
        ],
      },
    },
    publishAlert: { input: alert, output: shownAlert },
    endAlert: { input: { id: alert.id }, output: shownAlert },
    resumeSubscriptionMails: { input: {}, output: { until: '2026-11-20T12:10:00+07:00' } },
    confirmService: {
      input: {},
      output: { state: 'confirmed', confirmation: { source: 'desk', at: '2026-11-20T14:00:00+07:00' } },
    },
    publishAnnouncement: { input: announcement, output: announcement },
    equipment: { input: {}, output: [{ station: 'BL10', ...brokenLift }] },
    changeEquipment: {
      input: { id: brokenLift.id, state: 'out', until: brokenLift.expectedUntil },
      output: { station: 'BL10', ...brokenLift },
    },
    audit: {
      input: {},
      output: {
        items: [
          {
            at: '2026-11-20T14:00:00+07:00',
            by: 'desk@example.org',
            action: 'confirm-match',
            subject: reference,
            details: { foundItem: umbrella.id },
          },
        ],
        ...page,
      },
    },
  },
};
