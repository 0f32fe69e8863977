import type { ClassNames } from 'react-day-picker';

const arrow =
  'absolute top-0 flex size-11 cursor-pointer items-center justify-center rounded-md border-2 border-transparent text-accent hover:bg-accent-soft aria-disabled:cursor-not-allowed aria-disabled:text-ink-muted aria-disabled:opacity-50 aria-disabled:hover:bg-transparent';

const choice =
  'min-h-11 min-w-0 cursor-pointer rounded-md border border-line-strong bg-surface-raised px-2 font-semibold text-ink hover:border-accent';

/** Classes of the calendar. Days are 44 px high, and no state depends on colour alone. */
export const calendarLook: Partial<ClassNames> = {
  month: 'relative flex flex-col gap-2',
  month_caption: 'flex min-h-11 items-center justify-center px-12',
  dropdowns: 'flex gap-1',
  months_dropdown: choice,
  years_dropdown: choice,
  button_previous: `${arrow} start-0`,
  button_next: `${arrow} end-0`,
  month_grid: 'w-full table-fixed border-collapse',
  weekday: 'h-9 text-center text-sm font-semibold text-ink-muted',
  day: 'p-0 text-center',
  day_button:
    'm-auto flex h-11 w-full max-w-11 cursor-pointer items-center justify-center rounded-md border-2 border-transparent tabular-nums forced-colors:border-[Canvas] hover:border-accent hover:bg-accent-soft focus-visible:relative focus-visible:z-10 disabled:cursor-not-allowed disabled:border-0 disabled:bg-transparent disabled:text-ink-muted disabled:line-through',
  today:
    '[&>button]:border-line-strong [&>button]:font-semibold forced-colors:[&>button]:border-[CanvasText]',
  selected:
    '[&>button]:border-accent [&>button]:bg-accent [&>button]:font-semibold [&>button]:text-accent-ink [&>button:hover]:bg-accent-hover forced-colors:[&>button]:border-[Highlight]',
  outside: '[&>button]:text-ink-muted',
};
