import { type Era, isDay, readDate, writeDate } from '@raang/text-time';
import { useState } from 'react';

/** Why a text is not an accepted date. */
export type DateProblem = 'unreadable' | 'too-early' | 'too-late';

export interface DateFieldOptions {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string, problem?: DateProblem) => void;
  min?: string;
  max?: string;
  era: Era;
  /** Abbreviated month names, for the text in the field. */
  months: readonly string[];
}

/** Holds the typed text and the parsed day. When the caller changes the day, it replaces the text. */
export function useDateField(options: DateFieldOptions) {
  const { value, defaultValue = '', onChange, era, months } = options;
  const [initial] = useState(value ?? defaultValue);
  const [own, setOwn] = useState(isDay(defaultValue) ? defaultValue : '');
  const [draft, setDraft] = useState(isDay(defaultValue) ? undefined : defaultValue);
  const [left, setLeft] = useState(false);

  const day = value ?? own;
  const draftHolds = draft !== undefined && (readDate(draft, era) ?? '') === day;
  const text = draftHolds ? draft : isDay(day) ? writeDate(day, months, era) : day;
  const problem = problemOf(text, day, options);

  const change = (nextText: string | undefined, nextDay: string) => {
    setDraft(nextText);
    setOwn(nextDay);
    onChange?.(nextDay, problemOf(nextText ?? nextDay, nextDay, options));
  };

  return {
    text,
    /** The chosen day, or an empty string. */
    day: isDay(day) ? day : '',
    /** Undefined until the person leaves the field, so that an error does not interrupt typing. */
    problem: left ? problem : undefined,
    type: (typed: string) => {
      setLeft(false);
      change(typed, readDate(typed, era) ?? '');
    },
    pick: (picked: string) => {
      setLeft(true);
      change(undefined, picked);
    },
    /** Restores the initial value, as a form reset does with native fields. */
    reset: () => {
      setLeft(false);
      if (isDay(initial)) change(undefined, initial);
      else change(initial, readDate(initial, era) ?? '');
    },
    leave: () => {
      setLeft(true);
      if (day) setDraft(undefined);
    },
  };
}

function problemOf(text: string, day: string, { min, max }: DateFieldOptions): DateProblem | undefined {
  if (!isDay(day)) return text.trim() ? 'unreadable' : undefined;
  if (min && day < min) return 'too-early';
  if (max && day > max) return 'too-late';
  return undefined;
}
