import type { Cover } from './cover';
import { figuresIn } from './shown-figures';
import { contacts, hotlines } from './source-contacts';
import { agencyTelephones } from './source-tables';

/** How texts call an organisation with a telephone number, and the digits of its numbers. */
const callers: readonly [name: RegExp, telephones: readonly string[]][] = [
  [/\bBEM\b/, ['026245200', '023542000']],
  [/\b(?:EBM|NBM)\b/, ['026176111']],
  [/\bMRTA\b|รฟม\./, ['027164000', '027164044']],
  [/\bBTS\b|บีทีเอส/, ['026176000']],
  [/\bNACC\b|ป\.ป\.ช\./, ['1205']],
];

/** A contact point or an agency has the number. Who is named alone beside one number has that number. */
export const ofContact: Cover = ({ kind, value, statement }, { locale }) => {
  if (kind !== 'telephone') return undefined;
  const isKnown =
    hotlines.has(value) ||
    agencyTelephones.has(value) ||
    contacts.some(({ telephone }) => telephone === value);
  const named = callers.filter(([name]) => name.test(statement.text));
  const numbers = figuresIn(statement, locale, hotlines).filter((one) => one.kind === 'telephone');
  const isOfAnother = named.length === 1 && numbers.length === 1 && !named[0]![1].includes(value);
  return isKnown && !isOfAnother ? 'contact point' : undefined;
};

/** The hours beside a number are those of its contact point, and so is a line with nothing but hours. */
export const ofContactHours: Cover = ({ kind, value, statement }, { locale }) => {
  if (kind !== 'time') return undefined;
  const beside = new Set(
    figuresIn(statement, locale, hotlines).flatMap((one) => (one.kind === 'telephone' ? one.value : [])),
  );
  return contacts.some(
    ({ telephone, hours }) =>
      (beside.has(telephone) || hours.words[locale] === statement.text) && hours.times.includes(value),
  )
    ? 'hours of a contact point'
    : undefined;
};
