import { type Cover, saysNow } from './cover';
import { figuresIn } from './shown-figures';
import { plainStatement } from './shown-statements';
import { isParking } from './fare-covers';
import { announcements } from './content-files';
import { fareRanges, fareRules, fareTables, holdsOn, networkDays, ownLines } from './source-tables';

/** What a field shows as an example. */
export const ofHint: Cover = ({ statement }) =>
  /^(?:Such as|เช่น) [\d:. ]+$/.test(statement.text) ? 'example of a field' : undefined;

/** When the page was asked for. */
export const ofClock: Cover = ({ kind, value, statement: { text } }, { today, isNow }) => {
  const isTime = kind === 'time' && isNow(value) && saysNow.test(text);
  return isTime || (kind === 'validity' && value === today) ? 'clock of the site' : undefined;
};

export const ofAnnouncement: Cover = ({ kind, value, statement }, { locale, today }) =>
  announcements
    .filter(({ startsAt, endsAt }) => startsAt.slice(0, 10) <= today && today <= endsAt.slice(0, 10))
    .flatMap(({ title, text }) => [title[locale], ...(text ? sentencesOf(text[locale]) : [])])
    .filter((text) => statement.text.includes(text))
    .some((text) =>
      figuresIn(plainStatement(text), locale).some((one) => one.kind === kind && one.value === value),
    )
    ? 'announcements.yaml'
    : undefined;

/** The page asks the feed, and the feed says so. */
export const ofFeed: Cover = ({ kind, value }, { answers }) =>
  kind !== 'telephone' && answers.has(value) ? 'answer of the feed' : undefined;

/** Days of the tariff, and what its words say. */
export const ofTariff: Cover = ({ kind, value, statement }, { locale }) =>
  [...fareRules, ...fareRanges]
    .filter(({ words }) => sentencesOf(words[locale]).some((words) => statement.text.includes(words)))
    .some(
      ({ from, to, words }) =>
        [from, to].includes(value) ||
        figuresIn(plainStatement(words[locale]), locale).some(
          (one) => one.kind === kind && one.value === value,
        ),
    )
    ? 'tariff'
    : undefined;

/** For a week every page says which cap or discount has ended. */
export const ofEndedRule: Cover = ({ kind, value, statement }, { today }) =>
  kind === 'baht' &&
  /has ended|สิ้นสุดแล้ว/.test(statement.text) &&
  fareRules.some(({ baht, to }) => baht === value && to < today && daysBetween(to, today) <= 7)
    ? 'rule that has ended'
    : undefined;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** A price beside the name of a line is in one of its tables that are in force. */
export const ofLine: Cover = ({ kind, value, statement: { head, text } }, { locale, today }) => {
  if (kind !== 'baht' || isParking(head, text)) return undefined;
  const named = ownLines.filter(({ name }) => `${head} ${text}`.includes(name[locale]));
  return fareTables.some(
    (table) =>
      named.some(({ id }) => id === table.line) &&
      holdsOn(table, today) &&
      table.amounts.includes(Number(value)),
  )
    ? 'fare table'
    : undefined;
};

/** A day on which a line, a table, a rule or a medium begins or ends, on a page that the network's data makes. */
export const ofNetwork: Cover = ({ kind, value }, { item }) =>
  kind === 'validity' && !item && networkDays.has(value) ? 'day of the network' : undefined;

const sentencesOf = (text: string) =>
  text
    .trim()
    .split(/(?<=[.?!]) (?=[A-Z])/)
    .filter(Boolean);
