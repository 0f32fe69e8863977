import { accountExamples } from './account-examples';
import { caseExamples } from './case-examples';
import type { Contract } from './contract';
import { deskExamples } from './desk-examples';
import { brokenLift } from './equipment-examples';
import { airportJourney, centralRama9 } from './journey-examples';
import { subscriptionExamples } from './subscription-examples';

/** Input and output of a call. */
export interface Example {
  input: Record<string, unknown>;
  output: unknown;
}

type Examples = { [Feature in keyof Contract]: { [Procedure in keyof Contract[Feature]]: Example } };

const news = {
  kind: 'article',
  id: 'blue-line-fares-july-2026',
  group: 'updates',
  category: 'news',
  locale: 'en',
  pictureUrl: '/media/6f93bda38ed2eb99/train-blue.svg',
  likes: 12,
  publishedOn: '2026-07-03',
  lines: ['blue'],
  picture: 'train-blue.svg',
  certainty: 'probable',
  asOf: '2026-08-28',
  sources: [
    {
      id: 'nation-2024',
      kind: 'press',
      name: { th: 'The Nation พ.ศ. 2567', en: 'The Nation, 2024' },
      url: 'https://www.nationthailand.com',
    },
  ],
  title: 'Blue Line fares from 3 July 2026',
  summary: 'A journey costs 17 to 44 baht.',
  pictureAlt: 'A Blue Line train at a platform',
};

const adult = { id: 'adult', name: { th: 'บุคคลทั่วไป', en: 'Adult' }, isDefault: true };

const taoPoon = {
  code: 'BL10',
  name: { th: 'เตาปูน', en: 'Tao Poon' },
  position: { latitude: 13.806172, longitude: 100.530759 },
  positionCertainty: 'probable',
  structure: 'elevated',
  lineIds: ['blue'],
  isOwn: true,
  openedOn: '2017-08-11',
  facilities: [{ facility: 'lift', isPresent: true, asOf: '2019-12-31', certainty: 'probable' }],
  interchanges: [
    { station: 'PP16', lineIds: ['purple'], walkMinutes: 1, isInPaidArea: true, certainty: 'estimated' },
  ],
};

const towardsThaPhra = {
  lineId: 'blue',
  direction: 1,
  headsign: { th: 'ท่าพระ', en: 'Tha Phra' },
  nextStation: 'BL09',
  dayTypes: ['weekday'],
  firstTrain: 23_250,
  lastTrain: 89_490,
  certainty: 'computed',
};

const siam = {
  code: 'CEN',
  name: { th: 'สยาม', en: 'Siam' },
  position: { latitude: 13.745608, longitude: 100.534202 },
  positionCertainty: 'probable',
  structure: 'elevated',
  lineIds: ['bts-sukhumvit', 'bts-silom'],
  isOwn: false,
  facilities: [],
  interchanges: [],
};

const token = {
  id: 'token',
  name: { th: 'เหรียญโดยสารเที่ยวเดียว', en: 'Single-journey token' },
  kind: 'paper',
  lineIds: ['blue', 'purple'],
  riderCategories: [],
  validTo: '2026-12-31',
  certainty: 'probable',
};

const silomFare = {
  riderCategory: 'adult',
  fareMedia: [],
  amountSatang: 3700,
  parts: [
    {
      kind: 'ride',
      amountSatang: 3700,
      lineIds: ['blue'],
      from: 'BL13',
      to: 'BL22',
      stationsTravelled: 9,
      agencyId: 'bem',
      basis: 'own-table',
      certainty: 'probable',
      source: { th: 'ตารางข้อมูลเปิด', en: 'Open-data tables' },
    },
  ],
  status: 'probable',
  validFrom: '2026-07-03',
  sources: [{ th: 'ตารางข้อมูลเปิด', en: 'Open-data tables' }],
  ruleIds: [],
};

const liftAlert = {
  id: 'tao-poon-lift-3',
  shownPeriods: [{ start: '2026-11-20T00:00:00+07:00', end: '2026-11-22T00:00:00+07:00' }],
  impactPeriods: [{ start: '2026-11-20T00:00:00+07:00', end: '2026-11-22T00:00:00+07:00' }],
  cause: 'MAINTENANCE',
  effect: 'ACCESSIBILITY_ISSUE',
  severity: 'INFO',
  informedEntities: [{ stationCode: 'BL10' }],
  header: { th: 'ลิฟต์ทางออก 3 สถานีเตาปูนปิดซ่อม', en: 'Tao Poon: lift at exit 3 closed for repair' },
  description: { th: 'กรุณาใช้ลิฟต์ทางออก 1', en: 'Please use the lift at exit 1.' },
  saidAt: '2026-11-20T08:00:00+07:00',
  nextWordBy: '2026-11-20T18:00:00+07:00',
};

const sukhumvitHit = {
  key: 'station/BL22',
  kind: 'station',
  target: { type: 'station', code: 'BL22' },
  title: { text: 'Sukhumvit', marks: [[0, 9]] },
  excerpt: { text: 'Station BL22, Blue Line. Change to Sukhumvit Line (Asok).', marks: [[36, 45]] },
  locale: 'en',
  station: { code: 'BL22', lineIds: ['blue'], isOwn: true },
};

/** One realistic example per procedure. The reference shows them, and tests check them against the contract. */
export const examples: Examples = {
  content: {
    categories: {
      input: {},
      output: [
        {
          slug: 'updates',
          name: { th: 'ข่าวสารและกิจกรรม', en: 'Updates' },
          description: { th: 'ข่าวและสิทธิลดค่าโดยสาร', en: 'News and fare offers.' },
          categories: [
            {
              slug: 'news',
              name: { th: 'ข่าว', en: 'News' },
              description: { th: 'เรียงจากใหม่ไปเก่า', en: 'The newest comes first.' },
              template: 'LineDate.ContentList',
            },
          ],
        },
      ],
    },
    items: {
      input: { group: 'updates', category: 'news', lang: 'en', line: 'blue', from: '2026-07-01' },
      output: { items: [news], total: 1, page: 1, pageSize: 12 },
    },
    itemDates: {
      input: { page: 1, pageSize: 1000 },
      output: {
        items: [
          {
            group: 'updates',
            category: 'news',
            id: 'blue-line-fares-july-2026',
            publishedOn: '2026-07-03',
            updatedOn: '2026-08-28',
          },
        ],
        total: 1,
        page: 1,
        pageSize: 1000,
      },
    },
    item: {
      input: { group: 'updates', category: 'news', id: 'blue-line-fares-july-2026', lang: 'en' },
      output: { item: news, bodyHtml: '<h2>What changes</h2>', locales: ['en', 'th'] },
    },
    like: {
      input: {
        group: 'updates',
        category: 'news',
        id: 'blue-line-fares-july-2026',
        visitor: '0b7e1d9c-6b0f-4a3c-9a51-0d4ff1f0a001',
        liked: true,
      },
      output: { liked: true, count: 13 },
    },
  },
  network: {
    feed: {
      input: {},
      output: {
        importedAt: '2026-11-20T10:10:00+07:00',
        changedAt: '2026-11-20T00:00:00+07:00',
        publisher: {
          name: { th: 'การรถไฟฟ้าขนส่งมวลชนแห่งประเทศไทย', en: 'Mass Rapid Transit Authority of Thailand' },
          url: 'https://www.mrta.co.th',
        },
        version: '2026-11-20',
        validFrom: '2026-09-16',
        validTo: '2027-09-30',
        licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
        archive: {
          sizeBytes: 61_440,
          sha256: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
        },
        attributions: [
          {
            organisation: { th: 'กรมการขนส่งทางราง ข้อมูลเปิด', en: 'Department of Rail Transport, open data' },
            url: 'https://www.drt.go.th',
          },
        ],
        sources: [
          {
            name: {
              th: 'ข้อมูลเปิดของกรมการขนส่งทางราง (สถานี)',
              en: 'Open data of the Department of Rail Transport (stations)',
            },
            asOf: '2026-06-02',
            url: 'https://data.go.th',
          },
        ],
      },
    },
    archive: { input: {}, output: new File(['…'], 'gtfs.zip', { type: 'application/zip' }) },
    lines: {
      input: { isOwn: true },
      output: [
        {
          id: 'purple',
          name: { th: 'สายสีม่วง', en: 'Purple Line' },
          kind: 'metro',
          colour: '#660066',
          textColour: '#FFFFFF',
          agency: {
            id: 'bem',
            name: {
              th: 'บริษัท ทางด่วนและรถไฟฟ้ากรุงเทพ จำกัด (มหาชน)',
              en: 'Bangkok Expressway and Metro Public Company Limited',
            },
            brand: { th: 'MRT', en: 'MRT' },
            url: 'https://metro.bemplc.co.th',
            telephone: '+66 2624 5200',
          },
          isOwn: true,
          lengthKilometres: 23,
          openedOn: '2016-08-06',
          certainty: 'official',
          stations: ['PP15', 'PP16'],
          patterns: [
            {
              direction: 0,
              headsign: { th: 'เตาปูน', en: 'Tao Poon' },
              stations: ['PP15', 'PP16'],
              isBranch: false,
            },
          ],
        },
      ],
    },
    headways: {
      input: { line: 'blue' },
      output: [
        {
          lineId: 'blue',
          direction: 0,
          headsign: { th: 'หลักสอง', en: 'Lak Song' },
          from: 'BL01',
          to: 'BL38',
          dayTypes: ['weekday'],
          startTime: 19_800,
          endTime: 25_200,
          headwaySeconds: 300,
        },
      ],
    },
    serviceHours: { input: { line: 'blue' }, output: [{ station: 'BL10', ...towardsThaPhra }] },
    stations: { input: { near: '13.746,100.534', isOwn: false }, output: [{ ...siam, metres: 49 }] },
    equipment: { input: {}, output: [{ station: 'BL10', ...brokenLift }] },
    station: {
      input: { code: 'BL10' },
      output: {
        ...taoPoon,
        exits: [{ name: '1', landmarks: { th: 'ซอยนำชัย', en: 'Soi Nam Chai' } }],
        equipment: [brokenLift],
        serviceHours: [towardsThaPhra],
      },
    },
  },
  gazetteer: {
    places: { input: {}, output: [centralRama9] },
  },
  fares: {
    between: {
      input: { from: 'BL13', to: 'BL22', date: '2026-11-20' },
      output: {
        from: 'BL13',
        to: 'BL22',
        date: '2026-11-20',
        fares: [silomFare],
        riderCategories: [adult],
        fareMedia: [],
        rules: [],
      },
    },
    from: {
      input: { code: 'BL13', date: '2026-11-20' },
      output: {
        from: 'BL13',
        date: '2026-11-20',
        riderCategory: 'adult',
        fares: [
          { to: 'BL14', amountSatang: 1700, status: 'probable' },
          { to: 'BL22', amountSatang: 3700, status: 'probable' },
          { to: 'CEN', amountSatang: 1700, highestSatang: 4700, status: 'estimated' },
        ],
      },
    },
    matrix: {
      input: { line: 'purple', date: '2026-11-20', riderCategory: 'adult' },
      output: {
        lineId: 'purple',
        date: '2026-11-20',
        riderCategory: 'adult',
        stations: ['PP15', 'PP16'],
        amountsSatang: [
          [1400, 1700],
          [1700, 1400],
        ],
        status: 'probable',
        sources: [{ th: 'ตารางข้อมูลเปิด', en: 'Open-data tables' }],
        ruleIds: [],
        riderCategories: [adult],
        rules: [],
      },
    },
    tariff: {
      input: { date: '2026-11-20' },
      output: {
        date: '2026-11-20',
        riderCategories: [adult],
        fareMedia: [token],
        rules: [],
        lines: [
          {
            lineId: 'blue',
            riderCategory: 'adult',
            lowestSatang: 1700,
            highestSatang: 4400,
            status: 'probable',
            validFrom: '2026-07-03',
          },
        ],
      },
    },
    tables: {
      input: {},
      output: [
        {
          id: 'purple-adult-2025',
          lineIds: ['purple'],
          riderCategory: 'adult',
          amountsSatang: [1400, 1700, 2000],
          validFrom: '2025-12-01',
          certainty: 'probable',
          source: { th: 'ตารางข้อมูลเปิด', en: 'Open-data tables' },
        },
      ],
    },
    ranges: {
      input: {},
      output: [
        {
          id: 'srt-red',
          lineIds: ['srt-dark-red', 'srt-light-red'],
          stations: [],
          riderCategory: 'adult',
          lowestSatang: 1200,
          highestSatang: 4200,
          certainty: 'probable',
          source: { th: 'ตารางข้อมูลเปิด', en: 'Open-data tables' },
        },
      ],
    },
    tickets: {
      input: { from: 'BL13', to: 'BL22', held: 'none', date: '2026-11-20' },
      output: {
        date: '2026-11-20',
        riderCategory: 'adult',
        lineIds: ['blue'],
        lineIdsWithoutMedia: [],
        options: [
          {
            uses: [{ fareMedia: 'token', lineIds: ['blue'], riderCategory: 'adult' }],
            lowestSatang: 3700,
            highestSatang: 3700,
            thereAndBackSatang: 7400,
            parts: silomFare.parts,
            status: 'probable',
            validFrom: '2026-07-03',
            validTo: '2026-12-31',
            ruleIds: [],
          },
        ],
        recommended: 0,
        changes: [
          {
            date: '2027-01-01',
            mediaBegun: ['qr-ticket'],
            mediaEnded: ['token'],
            ruleIdsBegun: [],
            ruleIdsEnded: [],
            prices: [],
          },
        ],
        noticeIds: [],
        rules: [],
      },
    },
  },
  travel: {
    journeys: {
      input: { from: 'central-rama-9', to: 'A1', date: '2026-11-20', time: '12:00', mode: 'depart' },
      output: {
        from: 'central-rama-9',
        to: 'A1',
        places: [centralRama9],
        date: '2026-11-20',
        time: '12:00',
        mode: 'depart',
        journeys: [airportJourney],
        waysCompared: 3,
        live: { state: 'none' },
        nextWayLaterSeconds: 430,
        isNextService: false,
        alerts: [],
        riderCategories: [adult],
        fareMedia: [],
        rules: [],
      },
    },
    departures: {
      input: { code: 'BL10', at: '2026-11-20T12:00:00+07:00', limit: 1 },
      output: {
        station: 'BL10',
        at: '2026-11-20T12:00:00+07:00',
        directions: [
          {
            lineId: 'blue',
            direction: 1,
            nextStation: 'BL09',
            headsign: { th: 'ท่าพระ', en: 'Tha Phra' },
            departures: [
              {
                kind: 'live',
                train: '1fuheui-f7lpga',
                departure: '2026-11-20T12:03:10+07:00',
                headsign: { th: 'ท่าพระ', en: 'Tha Phra' },
                live: { asOf: '2026-11-20T11:59:45+07:00' },
                crowding: { level: 'few-seats' },
              },
              {
                kind: 'headway',
                everySeconds: 400,
                from: '2026-11-20T12:03:10+07:00',
                until: '2026-11-20T17:27:30+07:00',
                headsign: { th: 'ท่าพระ', en: 'Tha Phra' },
              },
            ],
            liveUntil: '2026-11-20T12:03:10+07:00',
            live: { state: 'live', asOf: '2026-11-20T11:59:45+07:00' },
            first: '2026-11-20T06:27:30+07:00',
            last: '2026-11-21T00:51:30+07:00',
          },
        ],
        alerts: [liftAlert],
      },
    },
    trains: {
      input: { line: 'blue' },
      output: {
        line: 'blue',
        live: { state: 'live', asOf: '2026-11-20T11:59:45+07:00' },
        trains: [
          {
            train: '1fuheui-f7lpga',
            direction: 1,
            headsign: { th: 'ท่าพระ', en: 'Tha Phra' },
            place: { from: 'BL12', to: 'BL11', progress: 0.4 },
            crowding: { level: 'few-seats', cars: ['many-seats', null, 'few-seats'] },
            state: 'live',
            asOf: '2026-11-20T11:59:45+07:00',
          },
        ],
      },
    },
    live: {
      input: {},
      output: { live: { state: 'live', asOf: '2026-11-20T11:59:45+07:00' }, lines: ['blue'] },
    },
    lastDepartures: {
      input: { code: 'BL10', at: '2026-11-20T12:00:00+07:00', isOwn: true },
      output: {
        from: 'BL10',
        at: '2026-11-20T12:00:00+07:00',
        serviceDate: '2026-11-20',
        departures: [{ to: 'BL09', departure: '2026-11-21T00:51:30+07:00' }, { to: 'PP16' }],
      },
    },
  },
  notices: {
    alerts: {
      input: { active: true },
      output: [liftAlert],
    },
    realtime: {
      input: {},
      output: {
        header: { gtfsRealtimeVersion: '2.0', incrementality: 'FULL_DATASET', timestamp: '1795150800' },
        entity: [
          {
            id: liftAlert.id,
            alert: {
              communicationPeriod: [{ start: '1795107600' }],
              impactPeriod: [{ start: '1795107600' }],
              activePeriod: [{ start: '1795107600' }],
              informedEntity: [{ stopId: 'BL10' }],
              cause: 'MAINTENANCE',
              effect: 'ACCESSIBILITY_ISSUE',
              severityLevel: 'INFO',
              headerText: {
                translation: [
                  { text: liftAlert.header.th, language: 'th' },
                  { text: liftAlert.header.en, language: 'en' },
                ],
              },
              descriptionText: {
                translation: [
                  { text: liftAlert.description.th, language: 'th' },
                  { text: liftAlert.description.en, language: 'en' },
                ],
              },
            },
          },
        ],
      },
    },
    reports: {
      input: {},
      output: { state: 'live', confirmation: { source: 'feed', at: '2026-11-20T11:40:00.000Z' } },
    },
    announcements: {
      input: { active: true },
      output: [
        {
          id: 'day-cap-ends',
          version: 1,
          kind: 'banner',
          startsAt: '2026-11-16T00:00:00+07:00',
          endsAt: '2026-12-01T00:00:00+07:00',
          title: { th: 'เพดาน 40 บาทต่อวันถึง 30 พ.ย. 2569', en: '40-baht day cap until 30 November 2026' },
          text: { th: 'สำหรับสายสีม่วงและสายสีแดง', en: 'On the Purple and Red lines.' },
          link: {
            href: '/updates/promotion/day-cap-40-baht-purple-red',
            label: { th: 'ดูเงื่อนไข', en: 'See the conditions' },
          },
        },
      ],
    },
  },
  foundItems: {
    list: {
      input: { line: 'blue', from: '2026-11-01' },
      output: {
        items: [
          {
            id: 'F-2611-0042',
            category: 'umbrella',
            foundOn: '2026-11-18',
            lineId: 'blue',
            stationCode: 'BL13',
            keptUntil: '2027-02-18',
          },
        ],
        total: 1,
        page: 1,
        pageSize: 12,
      },
    },
  },
  search: {
    search: {
      input: { q: 'sukumvit', lang: 'en', kind: 'station' },
      output: {
        items: [sukhumvitHit],
        total: 1,
        page: 1,
        pageSize: 12,
        kinds: [
          { kind: 'station', total: 1 },
          { kind: 'place', total: 2 },
          { kind: 'page', total: 0 },
          { kind: 'item', total: 4 },
          { kind: 'document', total: 1 },
          { kind: 'topic', total: 0 },
        ],
        nearest: [],
      },
    },
    suggest: { input: { q: 'สุขุ', lang: 'en' }, output: [sukhumvitHit] },
  },
  assistant: {
    ask: {
      input: { lang: 'en', text: 'How much is it from Chatuchak Park to Sukhumvit?' },
      output: {
        intent: 'fare',
        text: 'Chatuchak Park to Sukhumvit: 37 baht (unconfirmed) (General).',
        cards: [
          {
            title: 'Chatuchak Park → Sukhumvit',
            rows: [{ name: 'General', value: '37 baht (unconfirmed)' }],
            lineIds: [],
            target: { type: 'journey', from: 'BL13', to: 'BL22' },
          },
        ],
        sources: [
          {
            title: 'Journey planner: Chatuchak Park → Sukhumvit',
            target: { type: 'journey', from: 'BL13', to: 'BL22' },
          },
        ],
        choices: ['When is the last train?', 'And the way back?'],
        context: { intent: 'fare', from: 'BL13', to: 'BL22' },
      },
    },
  },
  ...caseExamples,
  ...accountExamples,
  ...subscriptionExamples,
  ...deskExamples,
};
