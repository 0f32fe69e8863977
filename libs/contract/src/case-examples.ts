const reference = 'L-7K3M-9PW4';
const contact = 'malee@example.org';
const receivedAt = '2026-11-20T12:00:00+07:00';
export const photo = {
  id: '7f6c1f0e-55c5-4f4e-9d2c-0d1f6a6b7c01',
  name: 'umbrella.jpg',
  mediaType: 'image/jpeg',
  bytes: 482_113,
};
const idempotencyKey = '0b7e1d9c-6b0f-4a3c-9a51-0d4ff1f0a002';

export const lostReport = {
  reference,
  kind: 'lost-report',
  status: 'searching',
  receivedAt,
  updatedAt: receivedAt,
  category: 'umbrella',
  line: 'blue',
  station: 'BL13',
  day: '2026-11-19',
  time: '18:30',
  text: 'A green folding umbrella with a wooden handle',
  files: [photo],
  history: [
    { status: 'received', at: receivedAt },
    { status: 'searching', at: receivedAt },
  ],
  messages: [],
  possibleMatches: 2,
  actions: ['reply', 'withdraw'],
};

const claimed = {
  ...lostReport,
  status: 'claimed',
  updatedAt: '2026-11-20T15:10:00+07:00',
  history: [
    ...lostReport.history,
    { status: 'matched', at: '2026-11-20T14:00:00+07:00' },
    { status: 'claimed', at: '2026-11-20T15:10:00+07:00' },
  ],
  match: {
    foundItem: {
      id: 'F-2611-0042',
      category: 'umbrella',
      foundOn: '2026-11-19',
      lineId: 'blue',
      stationCode: 'BL13',
      keptUntil: '2027-02-19',
    },
    reasons: [
      { kind: 'category', points: 30 },
      { kind: 'station', points: 20 },
    ],
  },
};

/** Examples of cases, uploads and the human verification. */
export const caseExamples = {
  cases: {
    submit: {
      input: {
        kind: 'lost-report',
        category: 'umbrella',
        line: 'blue',
        station: 'BL13',
        day: '2026-11-19',
        time: '18:30',
        description: lostReport.text,
        colour: 'green',
        marks: 'The name Malee is engraved in the handle',
        name: 'Malee Jaidee',
        email: contact,
        files: [photo.id],
        lang: 'en',
        idempotencyKey,
      },
      output: { reference, kind: 'lost-report', isMailed: true },
    },
    track: { input: { reference, contact }, output: lostReport },
    reply: {
      input: { reference, contact, text: 'The handle is made of oak.', idempotencyKey },
      output: {
        ...lostReport,
        messages: [{ from: 'person', text: 'The handle is made of oak.', at: '2026-11-20T13:00:00+07:00' }],
      },
    },
    claim: {
      input: { reference, contact, proof: 'The name Malee is engraved in the handle' },
      output: claimed,
    },
    withdraw: {
      input: { reference, contact },
      output: { ...lostReport, status: 'withdrawn', actions: [] },
    },
    file: {
      input: { reference, contact, file: photo.id },
      output: new File(['…'], photo.name, { type: photo.mediaType }),
    },
  },
  uploads: {
    create: {
      input: { file: new File(['…'], photo.name, { type: photo.mediaType }) },
      output: photo,
    },
  },
  verification: {
    challenge: {
      input: {},
      output: { parameters: { algorithm: 'PBKDF2/SHA-256', cost: 1000, salt: '1f0e…' }, signature: '9c21…' },
    },
  },
};
