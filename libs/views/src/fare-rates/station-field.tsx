import { Link, StationCode, TextField } from '@raang/ui';
import { useId } from 'react';
import { useLateControl } from '../use-late-control';
import type { FarePickerModel, StationFieldModel } from './fare-rates-model';

const loadSelector = () => import('./station-field-selector').then((module) => module.default);

interface StationFieldProps {
  field: StationFieldModel;
  picker: Pick<FarePickerModel, 'stations' | 'lineNames' | 'locale'>;
  /** Of the list of stations that the browser suggests from. */
  listId: string;
}

/** A station: a plain text field with the browser's own suggestions, which the server understands, and then a selector. */
export function StationField({ field, picker, listId }: StationFieldProps) {
  const id = useId();
  const { plain, late } = useLateControl(loadSelector);
  const { name, label, value } = field;
  const error = field.error && <StationError field={field} />;
  const common = { id, name, label, error, className: 'min-w-0' };
  if (late) return <late.Control {...common} {...picker} typed={late.typed} />;
  return (
    <TextField
      {...common}
      ref={plain}
      list={listId}
      defaultValue={suggestionOf(value, picker)}
      maxLength={100}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

/** A station as the browser suggests it: the name to read, the code to tell it from others of that name. */
export function suggestionOf(
  value: string,
  { stations, locale }: Pick<FarePickerModel, 'stations' | 'locale'>,
): string {
  const station = stations.find(({ code }) => code === value);
  return station ? `${station.names[locale]} (${station.code})` : value;
}

function StationError({ field: { error, nearest } }: { field: StationFieldModel }) {
  return (
    <>
      <p>{error}</p>
      {nearest.length > 0 && (
        <ul role="list" className="mt-1 space-y-1 font-normal">
          {nearest.map(({ code, name, lineId, href }) => (
            <li key={code} className="flex min-h-9 flex-wrap items-center gap-x-2">
              <StationCode code={code} lineId={lineId} />
              <Link href={href} className="min-w-0">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
