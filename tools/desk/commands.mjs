// The commands of the desk: each is one call of the API.
import { caseColumns } from './find-reference.mjs';
import { appointmentOf, howTold, printCase, printMatches } from './print-case.mjs';
import { toCsv, toPage } from './printable.mjs';
import { saveNew } from './save-file.mjs';
import { readJson, readPassword, readText } from './read-input.mjs';

const text = /** @type {const} */ ({ type: 'string' });
const pages = { page: text, 'page-size': text };

/** Options as the API names its fields, without those that are not there. @param {Record<string, any>} values */
function fieldsOf({ json: _json, csv: _csv, ...values }) {
  const entries = Object.entries(values).map(([name, value]) => [
    name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase()),
    /^page/.test(name) ? Number(value) : value,
  ]);
  return Object.fromEntries(entries);
}

/** Where the person reads what staff wrote. @param {{ email?: string, telephone?: string }} one @param {'note' | 'answer'} what */
function quoted({ email, telephone }, what) {
  if (email) return `, with your ${what}`;
  return telephone ? `; your ${what} is on the page where they follow the case` : '';
}

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
    run: ({ session }) => session.client.desk.me(),
    print: ({ account, role }) => `${account.email} (${role})`,
  },
  cases: {
    about: 'Cases, longest waiting first; --q finds by a part of the reference, e-mail, telephone or words',
    takes: [],
    options: { kind: text, status: text, q: text, ...pages },
    run: ({ session, values }) => session.client.desk.cases(fieldsOf(values)),
    print: (page) => toPage(page, caseColumns),
  },
  case: {
    about: 'A case with everything that the person filled in, and what happened since',
    takes: ['reference'],
    run: ({ session, positionals: [reference] }) => session.client.desk.case({ reference }),
    print: printCase,
  },
  file: {
    about: 'Save a file of a case, under its own name or as --out; never overwrites',
    takes: ['reference', 'file id'],
    options: { out: text },
    run: async ({ session, positionals: [reference, file], values: { out } }) =>
      saveNew(await session.client.desk.file({ reference, file }), out),
    print: ({ path, bytes }) => `${path} (${bytes} bytes)`,
  },
  move: {
    about: 'Change the status of a case; the person gets an e-mail, which quotes --note',
    takes: ['reference', 'status'],
    options: { note: text },
    run: ({ session, positionals: [reference, to], values }) =>
      session.client.desk.move({ reference, to, ...fieldsOf(values) }),
    print: (one, { note }) =>
      `${one.reference} is ${one.status}; ${howTold(one)}${note ? quoted(one, 'note') : ''}`,
  },
  answer: {
    about: 'Answer a case; the person gets an e-mail. Reads the text from the input if it is not given',
    takes: ['reference', '[text]'],
    run: async ({ session, positionals: [reference, given] }) =>
      session.client.desk.answer({ reference, text: given ?? (await readText('-')) }),
    print: (one) => `answered; ${one.reference} is ${one.status}; ${howTold(one)}${quoted(one, 'answer')}`,
  },
  matches: {
    about: 'Found items that may be the lost one, best first',
    takes: ['reference'],
    run: ({ session, positionals: [reference] }) => session.client.desk.matches({ reference }),
    print: printMatches,
  },
  match: {
    about: 'Confirm a match; the person who lost it gets an e-mail, or has to be called',
    takes: ['reference', 'found item'],
    run: ({ session, positionals: [reference, foundItem] }) =>
      session.client.desk.confirmMatch({ reference, foundItem }),
    print: (one) => `${one.reference} is matched with ${one.match.foundItem.id}; ${howTold(one)}`,
  },
  appoint: {
    about:
      'Accept a claim and offer a time to collect, such as 2026-11-25T10:00:00+07:00; the person gets an e-mail',
    takes: ['reference'],
    options: { at: text, place: text, station: text, bring: text },
    needs: ['at', 'place'],
    run: ({ session, positionals: [reference], values }) =>
      session.client.desk.appoint({ reference, ...fieldsOf(values) }),
    print: (one) => `${one.reference} is to be collected ${appointmentOf(one.appointment)}; ${howTold(one)}`,
  },
  found: {
    about: 'The found register with private details; --csv prints it as a table to import',
    takes: [],
    options: { q: text, line: text, ...pages, csv: { type: 'boolean' } },
    run: ({ session, values }) => session.client.desk.foundItems(fieldsOf(values)),
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
    options: {
      id: text,
      category: text,
      'found-on': text,
      line: text,
      station: text,
      'kept-until': text,
      description: text,
      'stored-at': text,
    },
    needs: ['category', 'found-on', 'line', 'kept-until', 'description', 'stored-at'],
    run: ({ session, values }) => {
      const { line: lineId, station: stationCode, ...fields } = fieldsOf(values);
      return session.client.desk.registerFoundItem({
        ...fields,
        lineId,
        ...(stationCode && { stationCode }),
      });
    },
    print: ({ id }) => `registered as ${id}`,
  },
  'found-status': {
    about: 'Say that a found item is kept, returned or disposed of',
    takes: ['found item', 'status'],
    run: ({ session, positionals: [id, status] }) => session.client.desk.changeFoundItem({ id, status }),
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
    run: ({ session }) => session.client.desk.alerts(),
    print: ({ alerts, sources }) =>
      [
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
    run: ({ session, positionals: [id] }) => session.client.desk.endAlert({ id }),
    print: ({ id }) => `alert ${id} has ended`,
  },
  'confirm-service': {
    about: 'Say that the published alerts are all that is known now',
    takes: [],
    run: ({ session }) => session.client.desk.confirmService(),
    print: ({ confirmation }) => `the service is confirmed as of ${confirmation.at}`,
  },
  announcement: {
    about: 'Publish or change an announcement from a JSON file; - is the input',
    takes: ['file'],
    run: async ({ session, positionals: [file] }) =>
      session.client.desk.publishAnnouncement(await readJson(file)),
    print: ({ id }) => `announcement ${id} is published`,
  },
  audit: {
    about: 'Every change by staff, latest first',
    takes: [],
    options: pages,
    run: ({ session, values }) => session.client.desk.audit(fieldsOf(values)),
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
