// The options of a command, from the contract: a field of a procedure's input that no argument gives is an option.
import { z } from 'zod';
import { loadLibrary } from './load-library.mjs';

/**
 * @typedef {object} InputOption
 * @property {string} field of the input
 * @property {string} option as it is typed, without its hyphens
 * @property {'string' | 'boolean'} type
 * @property {boolean} isNumber
 * @property {boolean} isRequired
 * @property {string} about what the contract says of the field, and its only values; empty for nothing
 */

/**
 * @param {import('./command').Command} command
 * @returns {Promise<InputOption[]>} in the order of the contract, required ones first; empty for a command that calls no procedure
 */
export async function optionsOf({ calls, takes, fields = takes }) {
  if (!calls) return [];
  const { contract } = await loadLibrary('contract');
  const { inputSchema } = contract.desk[calls]['~orpc'];
  if (!inputSchema) return [];
  return toOptions(inputSchema).filter(({ field }) => !fields.includes(field));
}

/** @param {z.ZodType} input @returns {InputOption[]} */
export function toOptions(input) {
  /** @type {any} */
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  /** @type {InputOption[]} */
  const options = Object.entries(properties).map(
    ([field, { type, enum: values = [], description = '' }]) => ({
      field,
      option: nameOf(field),
      type: type === 'boolean' ? 'boolean' : 'string',
      isNumber: type === 'integer' || type === 'number',
      isRequired: required.includes(field),
      about: [description, values.join(', ')].filter(Boolean).join(' '),
    }),
  );
  return options.toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired));
}

/** `foundOn` is `--found-on`, `lineId` is `--line`, `stationCode` is `--station`. @param {string} field */
const nameOf = (field) =>
  field.replace(/(?<=.)(?:Id|Code)$/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The input of the procedure: the arguments by the names of their fields, then the options that were given.
 * @param {import('./command').Command} command @param {InputOption[]} options
 * @param {{ values: Record<string, any>, positionals: string[] }} given
 */
export function inputOf({ takes, fields = takes }, options, { values, positionals }) {
  const entries = [
    ...positionals.map((value, index) => [fields[index], value]),
    ...options
      .filter(({ option }) => values[option] !== undefined)
      .map(({ field, option, isNumber }) => [field, isNumber ? Number(values[option]) : values[option]]),
  ];
  return Object.fromEntries(entries);
}
