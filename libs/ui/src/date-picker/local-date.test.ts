import { expect, test } from 'vitest';
import { fromLocalDate, toLocalDate } from './local-date';

test.each(['2026-01-01', '2024-02-29', '0999-12-31'])(
  '%s is unchanged after conversion to a local date and back',
  (day) => {
    expect(fromLocalDate(toLocalDate(day))).toBe(day);
  },
);
