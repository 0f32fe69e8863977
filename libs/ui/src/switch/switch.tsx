import type { ReactNode } from 'react';
import { ChoiceRow, choiceIds } from '../choice/choice-row';
import { useFieldIds } from '../form-field/field-ids';
import { fieldShell } from '../form-field/field-look';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';

export interface SwitchProps extends Omit<NativeProps<'input'>, 'type' | 'size' | 'role' | 'children'> {
  /** What is on or off. The state itself is announced, so leave "on" and "off" out. */
  label: ReactNode;
  /** More about the consequences. Announced after the label. */
  hint?: ReactNode;
}

/** A native checkbox with the role switch, which a form sends without JavaScript. `className` is the field's. */
export function Switch({ label, hint, className, ...input }: SwitchProps) {
  const { id, describedBy } = useFieldIds(input.id, { hint }, input['aria-describedby']);
  return (
    <div data-field="" className={fieldShell({ className })}>
      <ChoiceRow
        id={id}
        label={label}
        hint={hint}
        control={
          <span className="relative mt-0.5 flex shrink-0">
            <input
              {...input}
              id={id}
              type="checkbox"
              role="switch"
              aria-labelledby={choiceIds(id).labelId}
              aria-describedby={describedBy}
              className="peer h-7 w-12 cursor-pointer appearance-none rounded-full border-2 border-line-strong bg-surface-sunken not-disabled:hover:border-accent checked:border-accent checked:bg-accent disabled:cursor-not-allowed disabled:border-line disabled:checked:bg-line forced-colors:bg-[Canvas]! print:[print-color-adjust:exact]"
            />
            <span className="pointer-events-none absolute start-1.5 top-1.5 size-4 rounded-full bg-line-strong transition-[inset-inline-start] duration-150 peer-checked:start-6.5 peer-checked:bg-accent-ink peer-disabled:bg-line-strong forced-colors:bg-[CanvasText]! print:[print-color-adjust:exact]" />
          </span>
        }
        end={<SwitchState />}
      />
    </div>
  );
}

/** The state as text. Hidden from screen readers, which announce the switch's state. */
function SwitchState() {
  const { switch: state } = useLabels();
  return (
    <span aria-hidden="true" className="self-center text-sm whitespace-nowrap text-ink-muted">
      <span className="group-has-checked/choice:hidden">{state.off}</span>
      <span className="hidden group-has-checked/choice:inline">{state.on}</span>
    </span>
  );
}
