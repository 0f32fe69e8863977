import { isBlank, readReferenceText } from '@raang/domain/typed-text';
import { type Era, findByName, type Named, readDate, readTime } from '@raang/text-time';
import type { FieldInput, FieldRule, FieldRules } from './field-rule';
import { stationFields } from './chosen-station';

export interface Reading {
  /** Era of the page: it decides what a year of two digits means. */
  era: Era;
  /** Resolves a station that was typed by name. */
  stations?: readonly (Named & { code: string })[] | undefined;
}

/**
 * Reads a form as its schema expects it: without empty and unknown fields, with dates, times, references and stations as
 * people type them turned into their values. A text that cannot be read stays as typed. The browser and the server use
 * it alike.
 */
export function readFields(rules: FieldRules, form: FormData, reading: Reading): FieldInput {
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => {
      const texts = form
        .getAll(name)
        .filter((value) => typeof value === 'string')
        .filter((text) => !isBlank(text))
        .map((text) => readText(text, name, rule, reading));
      return [name, rule.isList ? texts : texts[0]];
    }),
  );
}

function readText(typed: string, name: string, rule: FieldRule, { era, stations = [] }: Reading): string {
  if (rule.isExact) return typed;
  const text = typed.trim();
  if (rule.type === 'date') return readDate(text, era) ?? text;
  if (rule.type === 'time') return readTime(text) ?? text;
  if (rule.type === 'reference') return readReferenceText(text) ?? text;
  if ((stationFields as readonly string[]).includes(name)) return codeOf(text, stations) ?? text;
  // browsers send line breaks as two characters
  return text.replaceAll('\r\n', '\n');
}

function codeOf(text: string, stations: NonNullable<Reading['stations']>): string | undefined {
  const [station, ...others] = findByName(stations, text);
  return others.length === 0 ? station?.code : undefined;
}
