import { writeDate } from '@raang/text-time';
import { type ComponentType, type KeyboardEvent, type ReactNode, useState } from 'react';
import { Icon } from '../icon/icon';
import { CalendarIcon } from '../icon/icons';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import type { CalendarProps } from './calendar';
import { CalendarDialog } from './calendar-dialog';

/** A lazy chunk, because the calendar is large and most people type. */
const loadCalendar = () => import('./calendar').then(({ Calendar }) => Calendar);

export interface CalendarButtonProps extends Omit<CalendarProps, 'onClose'> {
  disabled?: boolean;
  /** Renders the text field with the button. Alt+Down in the field opens the calendar too. */
  children: (openByKey: (event: KeyboardEvent) => void, button: ReactNode) => ReactNode;
}

/** The calendar's button and dialog. Hidden without JavaScript. */
export function CalendarButton({ disabled, children, ...calendar }: CalendarButtonProps) {
  const { datePicker: labels } = useLabels();
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>();
  const [open, setOpen] = useState(false);

  const prepare = () =>
    void loadCalendar().then(
      (loaded) => setCalendar(() => loaded),
      // without the calendar, people can still type a date
      () => setOpen(false),
    );
  const show = () => {
    prepare();
    setOpen(true);
  };
  // the dialog returns the focus to the field or the button
  const close = () => setOpen(false);
  const openByKey = (event: KeyboardEvent) => {
    if (!event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    show();
  };
  const { day, era } = calendar;
  return (
    <div className="[anchor-name:--date-field] [anchor-scope:--date-field]">
      {children(
        openByKey,
        <button
          type="button"
          disabled={disabled}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-label={
            day ? fillLabel(labels.change, { date: writeDate(day, labels.monthNames, era) }) : labels.open
          }
          className="flex w-12 shrink-0 cursor-pointer items-center justify-center rounded-e-sm border-s border-line text-accent hover:bg-accent-soft disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-muted noscript:hidden"
          onPointerEnter={prepare}
          onClick={show}
        >
          <Icon icon={CalendarIcon} />
        </button>,
      )}
      <CalendarDialog open={open} onClose={close}>
        {Calendar && <Calendar {...calendar} onClose={close} />}
      </CalendarDialog>
    </div>
  );
}
