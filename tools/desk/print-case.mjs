// A case and its suggested matches as text.
import { toTable } from './printable.mjs';

/** Fields in the order of a form; those that are lists come after them. */
const facts = [
  'reference',
  'kind',
  'status',
  'receivedAt',
  'updatedAt',
  'topic',
  'category',
  'line',
  'station',
  'day',
  'time',
  'name',
  'email',
  'telephone',
  'lang',
  'marks',
  'proof',
  'possibleMatches',
];

/** @param {Record<string, any>} one */
export function printCase(one) {
  const width = Math.max(...facts.map((fact) => fact.length));
  const known = facts.filter((fact) => one[fact] !== undefined);
  const match = one.match && `match: ${one.match.foundItem.id}`;
  const appointment = one.appointment && `appointment: ${one.appointment.at}, ${one.appointment.place}`;
  return [
    ...known.map((fact) => `${fact.padEnd(width)}  ${one[fact]}`),
    '',
    one.text,
    '',
    ...one.files.map((/** @type {any} */ { id, name, bytes }) => `file ${id}: ${name} (${bytes} bytes)`),
    ...one.history.map((/** @type {any} */ { at, status }) => `${at}  ${status}`),
    ...one.messages.flatMap((/** @type {any} */ { at, from, text }) => [`${at}  ${from} wrote:`, text]),
    ...[match, appointment].filter(Boolean),
    `may become: ${one.moves.join(', ') || 'nothing else'}`,
  ].join('\n');
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
