import { TextField } from '@raang/ui';
import { useId } from 'react';
import { useLateControl } from './use-lazy-control';
import type { DateFieldModel } from './date-field-model';

/** The picker weighs more than the rest of the form, and most people who come to a list never touch it. */
const loadPicker = () => import('./date-field-picker').then((module) => module.default);

interface DateFieldProps {
  field: DateFieldModel;
  error?: string | undefined;
  className: string;
}

/** A day: a plain text field, which the server understands, and then a picker. */
export function DateField({ field: { name, label, value, hint, today }, error, className }: DateFieldProps) {
  const id = useId();
  const { plain, late } = useLateControl(loadPicker);
  const common = { id, name, label, hint, error, className };
  if (late) return <late.Control {...common} typed={late.typed} today={today} />;
  return (
    <TextField
      {...common}
      ref={plain}
      width="sm"
      defaultValue={value}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
