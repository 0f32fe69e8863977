// A case, what was done with it, and its suggested matches as text.
import { toTable } from './printable.mjs';

/** The first facts, in this order. Any other that the API sends comes after them, so that no field can be forgotten. */
const firstFacts = [
  'reference',
  'kind',
  'status',
  'receivedAt',
  'updatedAt',
  'topic',
  'category',
  'colour',
  'line',
  'station',
  'day',
  'time',
  'handedTo',
  'name',
  'email',
  'telephone',
  'lang',
];

/** What has more than a line, below the facts. */
const below = ['text', 'files', 'history', 'messages', 'match', 'appointment', 'moves'];

/** Offers of pages to the person, which staff do not press. */
const notForStaff = ['actions'];

/** @param {Record<string, any>} one */
export function printCase(one) {
  const rest = Object.keys(one).filter((name) => ![...firstFacts, ...below, ...notForStaff].includes(name));
  const known = [...firstFacts, ...rest].filter((fact) => one[fact] !== undefined);
  const width = Math.max(...known.map((fact) => fact.length));
  const match = one.match && `match: ${one.match.foundItem.id}`;
  return [
    ...known.map((fact) => `${fact.padEnd(width)}  ${asText(one[fact])}`),
    ...(one.email ? [] : [`${'mails'.padEnd(width)}  ${howTold(one)}`]),
    '',
    one.text,
    '',
    ...one.files.map((/** @type {any} */ { id, name, bytes }) => `file ${id}: ${name} (${bytes} bytes)`),
    ...one.history.map((/** @type {any} */ { at, status }) => `${at}  ${status}`),
    ...one.messages.flatMap((/** @type {any} */ { at, from, text }) => [`${at}  ${from} wrote:`, text]),
    ...[match, one.appointment && `appointment: ${appointmentOf(one.appointment)}`].filter(Boolean),
    `may become: ${one.moves.join(', ') || 'nothing else'}`,
  ].join('\n');
}

/** @param {unknown} value */
const asText = (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Where and when to collect. @param {Record<string, string>} appointment */
export const appointmentOf = ({ at, place, station, bring }) =>
  [at, place, station, bring && `bring: ${bring}`].filter(Boolean).join(', ');

/**
 * How the person learns of a change: each one posts an e-mail to them, if they gave an address.
 * @param {{ email?: string, telephone?: string }} one
 */
export function howTold({ email, telephone }) {
  if (email) return `e-mailed to ${email}`;
  return telephone ? `no e-mail: call ${telephone}` : 'no e-mail and no telephone: the person cannot be told';
}

/** @param {any[]} matches */
export function printMatches(matches) {
  if (matches.length === 0) return 'none';
  const rows = matches.map(({ score, foundItem, reasons }) => ({
    score: score.toFixed(1),
    ...foundItem,
    because: reasons.map((/** @type {any} */ { kind, points }) => `${kind} ${points}`).join(', '),
  }));
  const columns = {
    score: 5,
    id: 11,
    category: 15,
    foundOn: 10,
    lineId: 8,
    stationCode: 11,
    description: 40,
    because: 80,
  };
  return toTable(rows, columns);
}
