import { Icon } from '../icon/icon';
import { CheckIcon } from '../icon/icons';
import type { NativeProps } from '../native/native-props';

/** The box and its mark. The specification (section 9) fixes its colour, so the token `check` has one value. */
export function CheckboxBox(input: NativeProps<'input'>) {
  return (
    <span className="relative mt-[calc(0.5lh-0.75rem)] flex shrink-0">
      <input {...input} type="checkbox" className="checkbox peer" />
      <span className="checkbox-mark">
        <Icon icon={CheckIcon} className="stroke-3" />
      </span>
    </span>
  );
}
