import { Icon } from '../icon/icon';
import { CheckIcon } from '../icon/icons';
import type { NativeProps } from '../native/native-props';

/** The box and its mark. The specification (section 9) fixes its colour, so the token `check` has one value. */
export function CheckboxBox(input: NativeProps<'input'>) {
  return (
    <span className="relative mt-[0.2em] flex shrink-0">
      <input
        {...input}
        type="checkbox"
        className="peer size-6 cursor-pointer appearance-none rounded-sm border-2 border-line-strong bg-surface-raised not-disabled:hover:border-check checked:border-check checked:bg-check disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken disabled:checked:border-line-strong disabled:checked:bg-line-strong forced-colors:bg-[Canvas]! not-disabled:not-checked:aria-invalid:border-danger not-disabled:not-checked:in-data-invalid:border-danger print:[print-color-adjust:exact]"
      />
      <span className="pointer-events-none absolute inset-0.5 hidden text-check-ink peer-checked:flex peer-disabled:text-surface-raised forced-colors:text-[CanvasText]! print:[print-color-adjust:exact]">
        <Icon icon={CheckIcon} className="stroke-3" />
      </span>
    </span>
  );
}
