// The commands of the desk: each is one call of the API. Their options are the fields of its input.
import { caseColumns } from './find-reference.mjs';
import { appointmentOf, howTold, printCase, printMatches } from './print-case.mjs';
import { toCsv, toPage } from './printable.mjs';
import { saveNew } from './save-file.mjs';
import { readJson, readPassword, readText } from './read-input.mjs';

/** Where the person reads what staff wrote. @param {{ email?: string, telephone?: string }} one @param {'note' | 'answer'} what */
function quoted({ email, telephone }, what) {
  if (email) return `, with your ${what}`;
  return telephone ? `; your ${what} is on the page where they follow the case` : '';
}

/** Columns of the found register that a file to import may have. */
const registerColumns = [
  'id',
  'category',
  'foundOn',
  'lineId',
  'stationCode',
  'keptUntil',
  'description',
  'storedAt',
];

/** What was left out of a feed, in words. @param {Record<string, number>} leftOut */
function toCounts(leftOut) {
  const counts = Object.entries(leftOut).map(([reason, count]) => `${count} ${reason}`);
  return counts.length > 0 ? `left out ${counts.join(', ')}` : 'nothing left out';
}

/** A lift or escalator with its state. @param {any} one */
function equipmentLine({ id, state, since, expectedUntil, source, asOf }) {
  const times = [
    since && `since ${since}`,
    expectedUntil && `until ${expectedUntil}`,
    source && `said by ${source} at ${asOf}`,
  ];
  return [id, state, ...times.filter(Boolean)].join('  ');
}

/** @type {Record<string, import('./command').Command>} */
export const commands = {
  login: {
    about: 'Sign in; asks for the password, or reads it from the input',
    takes: ['e-mail'],
    run: async ({ session, positionals: [email] }) => {
      await session.client.accounts.login({ email, password: await readPassword() });
      return session.client.desk.me();
    },
    print: ({ account, role }) => `signed in as ${account.email} (${role})`,
  },
  logout: {
    about: 'Sign out',
    takes: [],
    run: async ({ session }) => {
      await session.client.accounts.logout();
      session.forget();
      return { signedOut: true };
    },
    print: () => 'signed out',
  },
  whoami: {
    about: 'Who is signed in',
    takes: [],
    calls: 'me',
    print: ({ account, role }) => `${account.email} (${role})`,
  },
  cases: {
    about: 'Cases, longest waiting first',
    takes: [],
    calls: 'cases',
    print: (page) => toPage(page, caseColumns),
  },
  case: {
    about: 'A case with everything that the person filled in, and what happened since',
    takes: ['reference'],
    calls: 'case',
    print: printCase,
  },
  file: {
    about: 'Save a file of a case, under its own name or as --out; never overwrites',
    takes: ['reference', 'file id'],
    fields: ['reference', 'file'],
    calls: 'file',
    options: { out: { type: 'string' } },
    run: async ({ session, input, values: { out } }) => saveNew(await session.client.desk.file(input), out),
    print: ({ path, bytes }) => `${path} (${bytes} bytes)`,
  },
  move: {
    about: 'Change the status of a case; the person gets an e-mail, which quotes --note',
    takes: ['reference', 'status'],
    fields: ['reference', 'to'],
    calls: 'move',
    print: (one, { note }) =>
      `${one.reference} is ${one.status}; ${howTold(one)}${note ? quoted(one, 'note') : ''}`,
  },
  answer: {
    about: 'Answer a case; the person gets an e-mail. Reads the text from the input if it is not given',
    takes: ['reference', '[text]'],
    fields: ['reference', 'text'],
    calls: 'answer',
    run: async ({ session, input }) =>
      session.client.desk.answer({ ...input, text: input.text ?? (await readText('-')) }),
    print: (one) => `answered; ${one.reference} is ${one.status}; ${howTold(one)}${quoted(one, 'answer')}`,
  },
  matches: {
    about: 'Found items that may be the lost one, best first',
    takes: ['reference'],
    calls: 'matches',
    print: printMatches,
  },
  match: {
    about: 'Confirm a match; the person who lost it gets an e-mail, or has to be called',
    takes: ['reference', 'found item'],
    fields: ['reference', 'foundItem'],
    calls: 'confirmMatch',
    print: (one) => `${one.reference} is matched with ${one.match.foundItem.id}; ${howTold(one)}`,
  },
  appoint: {
    about:
      'Accept a claim and offer a time to collect, such as 2026-11-25T10:00:00+07:00; the person gets an e-mail',
    takes: ['reference'],
    calls: 'appoint',
    print: (one) => `${one.reference} is to be collected ${appointmentOf(one.appointment)}; ${howTold(one)}`,
  },
  found: {
    about: 'The found register with private details; --csv prints it as a table to import',
    takes: [],
    calls: 'foundItems',
    options: { csv: { type: 'boolean' } },
    print: (page, { csv }) =>
      csv
        ? toCsv(registerColumns, page.items)
        : toPage(page, {
            id: 11,
            status: 8,
            category: 15,
            foundOn: 10,
            lineId: 8,
            stationCode: 11,
            storedAt: 12,
            description: 50,
          }),
  },
  register: {
    about: 'Register a found item',
    takes: [],
    calls: 'registerFoundItem',
    print: ({ id }) => `registered as ${id}`,
  },
  'found-status': {
    about: 'Say that a found item is kept, returned or disposed of',
    takes: ['found item', 'status'],
    fields: ['id', 'status'],
    calls: 'changeFoundItem',
    print: ({ id, status }) => `${id} is ${status}`,
  },
  import: {
    about: 'Register found items from a CSV file with a header row; - is the input',
    takes: ['file'],
    run: async ({ session, positionals: [file] }) =>
      session.client.desk.importFoundItems({ csv: await readText(file) }),
    print: ({ registered, problems }) =>
      [
        ...problems.map((/** @type {any} */ { line, reason }) => `line ${line}: ${reason}`),
        `${registered} registered, ${problems.length} refused`,
      ].join('\n'),
  },
  alerts: {
    about: 'The alerts of every source, and what was left out of feeds',
    takes: [],
    calls: 'alerts',
    print: ({ alerts, sources, mailsStoppedAt }) =>
      [
        ...(mailsStoppedAt ? [`mails about disruptions stopped at ${mailsStoppedAt}: see resume-mails`] : []),
        ...alerts.map(
          (/** @type {any} */ { id, state, severity, effect, header }) =>
            `${id}  ${state}  ${severity}  ${effect}  ${header.th ?? header.en ?? header.other.text}`,
        ),
        ...sources.map(
          (/** @type {any} */ { source, at, leftOut }) =>
            `${source}, last report ${at ?? 'never'}: ${toCounts(leftOut)}`,
        ),
        ...sources.flatMap((/** @type {any} */ { problems }) => problems),
      ].join('\n'),
  },
  alert: {
    about: 'Publish or change a service alert from a JSON file; - is the input',
    takes: ['file'],
    run: async ({ session, positionals: [file] }) => session.client.desk.publishAlert(await readJson(file)),
    print: ({ id }) => `alert ${id} is published`,
  },
  'end-alert': {
    about: 'End a service alert',
    takes: ['id'],
    calls: 'endAlert',
    print: ({ id }) => `alert ${id} has ended`,
  },
  'confirm-service': {
    about: 'Say that the published alerts are all that is known now',
    takes: [],
    calls: 'confirmService',
    print: ({ confirmation }) => `the service is confirmed as of ${confirmation.at}`,
  },
  'resume-mails': {
    about: 'Let the mails of subscriptions go on, after they stopped because there were too many',
    takes: [],
    calls: 'resumeSubscriptionMails',
    print: ({ until }) => `mails go on, without a limit until ${until}`,
  },
  announcement: {
    about: 'Publish or change an announcement from a JSON file; - is the input',
    takes: ['file'],
    run: async ({ session, positionals: [file] }) =>
      session.client.desk.publishAnnouncement(await readJson(file)),
    print: ({ id }) => `announcement ${id} is published`,
  },
  equipment: {
    about: 'Say that a lift or escalator is out of order or works; `equipment list` lists them all',
    takes: ['id', '[out | works]'],
    fields: ['id', 'state'],
    calls: 'changeEquipment',
    run: ({ session, input }) =>
      input.id === 'list' ? session.client.desk.equipment() : session.client.desk.changeEquipment(input),
    print: (result) => [result].flat().map(equipmentLine).join('\n'),
  },
  audit: {
    about: 'Every change by staff, latest first',
    takes: [],
    calls: 'audit',
    print: (page) =>
      toPage(
        {
          ...page,
          items: page.items.map((/** @type {any} */ entry) => ({
            ...entry,
            details: JSON.stringify(entry.details),
          })),
        },
        { at: 25, by: 30, action: 20, subject: 30, details: 60 },
      ),
  },
};
