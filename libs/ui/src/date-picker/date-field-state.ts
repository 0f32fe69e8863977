import { type Era, isDay, readDate, writeDate } from '@raang/text-time';
import { useState } from 'react';

/** Why a text is not a date that can be taken. */
export type DateProblem = 'unreadable' | 'too-early' | 'too-late';

export interface DateFieldOptions {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string, problem?: DateProblem) => void;
  min?: string;
  max?: string;
  era: Era;
  /** Abbreviated, for the text in the field. */
  months: readonly string[];
}

/** Keeps the text that a person types and the day that it means apart; the day wins when the caller changes it. */
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
    /** The chosen day, or an empty text while there is none. */
    day: isDay(day) ? day : '',
    /** Told only once the person has left the field: nobody likes to be corrected in the middle of a word. */
    problem: left ? problem : undefined,
    type: (typed: string) => {
      setLeft(false);
      change(typed, readDate(typed, era) ?? '');
    },
    pick: (picked: string) => {
      setLeft(true);
      change(undefined, picked);
    },
    /** Back to what was there at first, as a form's reset does with native fields. */
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
