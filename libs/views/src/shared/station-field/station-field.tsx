import { TextField, useLazyControl } from '@raang/ui';
import { use, useId } from 'react';

import { PlaceOptionsContext } from './place-options-context';
import { RecentStationsContext } from './recent-stations';
import type { StationChoiceModel, StationFieldModel } from './station-field-model';
import { StationOffers } from './station-offers-list';

const loadSelector = () => import('./station-field-selector').then((module) => module.default);

interface StationFieldProps {
  field: StationFieldModel;
  choice: StationChoiceModel;
  /** Id of the browser's suggestions. */
  listId: string;
}

/**
 * A station: a text field with the browser's suggestions, which the server parses, replaced by a selector when it has
 * loaded.
 */
export function StationField({ field, choice, listId }: StationFieldProps) {
  const id = useId();
  const loadRecent = use(RecentStationsContext);
  const loadPlaces = use(PlaceOptionsContext);
  const { plain, loaded } = useLazyControl(loadSelector);
  const { name, label, value, place } = field;
  const error = field.error && <StationError field={field} />;
  const common = { id, name, label, error, hint: field.note, className: 'min-w-0' };
  const { stations, lineNames, locale } = choice;
  if (loaded)
    return (
      <loaded.Control
        {...common}
        {...{ stations, lineNames, locale, place, loadRecent, loadPlaces }}
        typed={loaded.typed}
      />
    );
  return (
    <TextField
      {...common}
      ref={plain}
      list={listId}
      defaultValue={place?.names[locale] ?? suggestionOf(value, choice)}
      maxLength={100}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

/** The browser's suggestions for the fields of a form: each station once, by its names in both languages. */
export function StationSuggestions({ id, choice }: { id: string; choice: StationChoiceModel }) {
  const other = choice.locale === 'th' ? 'en' : 'th';
  return (
    <datalist id={id}>
      {choice.stations.map(({ code, names }) => (
        <option key={code} value={suggestionOf(code, choice)} label={names[other]} />
      ))}
    </datalist>
  );
}

/** A suggestion: the name to read, and the code, which makes it unique. */
function suggestionOf(value: string, { stations, locale }: StationChoiceModel): string {
  const station = stations.find(({ code }) => code === value);
  return station ? `${station.names[locale]} (${station.signCode ?? station.code})` : value;
}

function StationError({ field: { error, offers } }: { field: StationFieldModel }) {
  return (
    <>
      <p>{error}</p>
      <StationOffers offers={offers} />
    </>
  );
}
