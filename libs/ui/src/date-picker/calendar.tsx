import { type Era, writeDate, yearIn } from '@raang/text-time';
import type { ComponentProps } from 'react';
import { DayPicker, type DropdownProps, type Modifiers } from 'react-day-picker';
import { buttonVariants } from '../button/button';
import { Icon } from '../icon/icon';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import { calendarLook } from './calendar-look';
import { fromLocalDate, toLocalDate } from './local-date';

/** Years before and after the shown one, without `min` or `max`. */
const yearsAround = 10;

export interface CalendarProps {
  /** The chosen day, `YYYY-MM-DD`, or an empty string. */
  day: string;
  today: string;
  min?: string;
  max?: string;
  era: Era;
  onPick: (day: string) => void;
  onClose: () => void;
}

/** A month as a grid, with the keys of the WAI-ARIA date picker. Picking a day closes it. */
export function Calendar({ day, today, min, max, era, onPick, onClose }: CalendarProps) {
  const { datePicker: labels } = useLabels();
  const shown = day || (min && today < min ? min : max && today > max ? max : today);
  const todayAllowed = (!min || today >= min) && (!max || today <= max);
  const pick = (picked: string) => {
    onPick(picked);
    onClose();
  };
  const caption = (date: Date) =>
    `${labels.monthNames[date.getMonth()] ?? ''} ${yearIn(era, date.getFullYear())}`;
  const sayDay = (date: Date, { today: isToday, selected }: Modifiers) => {
    const plain = fillLabel(labels.day, {
      weekday: labels.weekdayNames[date.getDay()] ?? '',
      date: writeDate(fromLocalDate(date), labels.monthNames, era),
    });
    const chosen = selected ? fillLabel(labels.daySelected, { day: plain }) : plain;
    return isToday ? fillLabel(labels.dayToday, { day: chosen }) : chosen;
  };
  return (
    <div className="flex flex-col gap-2 p-3">
      <DayPicker
        mode="single"
        required
        // the WAI-ARIA date picker dialog focuses its grid
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        fixedWeeks
        showOutsideDays
        captionLayout="dropdown"
        navLayout="around"
        weekStartsOn={0}
        selected={day ? toLocalDate(day) : undefined}
        today={toLocalDate(today)}
        defaultMonth={toLocalDate(shown)}
        startMonth={min ? toLocalDate(min) : yearsFrom(shown, -yearsAround, 0)}
        endMonth={max ? toLocalDate(max) : yearsFrom(shown, yearsAround, 11)}
        disabled={[
          ...(min ? [{ before: toLocalDate(min) }] : []),
          ...(max ? [{ after: toLocalDate(max) }] : []),
        ]}
        onSelect={(date) => pick(fromLocalDate(date))}
        classNames={calendarLook}
        formatters={{
          formatCaption: caption,
          formatMonthDropdown: (date) => labels.monthNames[date.getMonth()] ?? '',
          formatYearDropdown: (date) => String(yearIn(era, date.getFullYear())),
          formatWeekdayName: (date) => labels.weekdays[date.getDay()] ?? '',
        }}
        labels={{
          labelDayButton: sayDay,
          labelGrid: caption,
          labelPrevious: () => labels.previous,
          labelNext: () => labels.next,
          labelMonthDropdown: () => labels.month,
          labelYearDropdown: () => labels.year,
          labelWeekday: (date) => labels.weekdayNames[date.getDay()] ?? '',
        }}
        components={{ Root, Dropdown, Chevron }}
      />
      <div className="flex justify-between gap-2 border-t border-line pt-2">
        <button
          type="button"
          disabled={!todayAllowed}
          className={buttonVariants({ variant: 'quiet', size: 'sm' })}
          onClick={() => pick(today)}
        >
          {labels.today}
        </button>
        <button type="button" className={buttonVariants({ variant: 'quiet', size: 'sm' })} onClick={onClose}>
          {labels.close}
        </button>
      </div>
    </div>
  );
}

function yearsFrom(day: string, years: number, month: number) {
  return new Date(toLocalDate(day).getFullYear() + years, month, 1);
}

/** Drops `lang`: the library sets its own language, but the words are the page's. */
function Root({
  rootRef,
  lang: _,
  ...props
}: ComponentProps<'div'> & { rootRef?: ComponentProps<'div'>['ref'] }) {
  return <div {...props} ref={rootRef} />;
}

/** A plain native list. The library's overlays an invisible one, which breaks in forced colours. */
function Dropdown({ options, ...select }: DropdownProps) {
  return (
    <select {...select}>
      {options?.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
  );
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return <Icon icon={orientation === 'left' ? ChevronLeftIcon : ChevronRightIcon} />;
}
