import { type StationSelectorProps, TextField, useLazyControl } from '@raang/ui';
import { useFormContext } from '../form/form-context';
import type { Place } from './place';
import { useField } from './use-field';

/** The selector is larger than the rest of the form. */
const loadSelector = () => import('./station-input-selector').then((module) => module.default);

export interface StationInputProps extends Pick<StationSelectorProps, 'label' | 'hint'> {
  name: string;
  place: Place;
  /** Called with the code of a chosen station. */
  onChoose?: ((code: string) => void) | undefined;
  /** Empties the field after each choice, for a list of stations elsewhere. */
  isEmptied?: boolean;
}

/** A station, typed by name or code. A list joins it when it has loaded. */
export function StationInput(props: StationInputProps) {
  const { generation } = useFormContext();
  return (
    <div className="max-w-96">
      <Control key={generation} {...props} />
    </div>
  );
}

function Control({ name, place, onChoose, isEmptied = false, ...texts }: StationInputProps) {
  const { field, value: own } = useField(name);
  const { locale, changed } = useFormContext();
  const { plain, loaded } = useLazyControl(loadSelector);
  const { stations, lineNames } = place;
  const value = isEmptied ? '' : own;
  if (loaded)
    return (
      <loaded.Control
        {...field}
        {...texts}
        {...{ stations, lineNames, locale }}
        typed={loaded.typed}
        {...(isEmptied && { value: '' })}
        onChange={(code) => {
          changed();
          if (code) onChoose?.(code);
        }}
      />
    );
  return (
    <TextField
      {...field}
      {...texts}
      ref={plain}
      defaultValue={stations.find(({ code }) => code === value)?.names[locale] ?? value}
      maxLength={100}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
