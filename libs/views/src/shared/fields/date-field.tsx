import { TextField, useLazyControl } from '@raang/ui';
import { useId } from 'react';
import type { DateFieldModel } from './date-field-model';

/** The picker is larger than the rest of the form, and most visitors of a list never use it. */
const loadPicker = () => import('./date-field-picker').then((module) => module.default);

interface DateFieldProps {
  field: DateFieldModel;
  error?: string | undefined;
  className: string;
}

/** A date: a text field that the server parses, replaced by a picker when it has loaded. */
export function DateField({ field: { name, label, value, hint, today }, error, className }: DateFieldProps) {
  const id = useId();
  const { plain, loaded } = useLazyControl(loadPicker, { waitsForUse: true });
  const common = { id, name, label, hint, error, className };
  if (loaded) return <loaded.Control {...common} typed={loaded.typed} today={today} />;
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
