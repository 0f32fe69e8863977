import {
  ChevronDownIcon,
  Icon,
  type PlaceOption,
  type StationOption,
  TextField,
  useLazyControl,
} from '@raang/ui';
import { use, useId, useLayoutEffect, useState } from 'react';

import { unpackStations } from './packed-stations';
import { PlaceOptionsContext } from './place-options-context';
import { RecentStationsContext } from './recent-stations';
import type { StationChoiceModel, StationFieldModel } from './station-field-model';
import { StationOffers } from './station-offers-list';

const loadSelector = () => import('./station-field-selector').then((module) => module.default);

/** What something other than typing puts into a field: a station's code, a place's id, or a text. */
interface FilledStation {
  typed: string;
  /** The place whose id `typed` is. */
  place?: PlaceOption | undefined;
  version: number;
}

interface StationFieldProps {
  field: StationFieldModel;
  choice: StationChoiceModel;
  /** Id of the browser's suggestions. */
  listId: string;
  /** Replaces what is in the field, each time with another version. */
  filled?: FilledStation | undefined;
  /** Called with a chosen place, and with undefined when something else is chosen. */
  onPlace?: ((name: 'from' | 'to', place: PlaceOption | undefined) => void) | undefined;
  /** The label stands beside the field, see FormField. */
  isBeside?: boolean;
  /** The label is announced only, and stands in the empty field. The text around the field must say what it is for. */
  isLabelInside?: boolean;
  /** See StationSelector. */
  listReach?: string;
  className?: string;
}

/**
 * A station: a text field with the browser's suggestions, which the server parses, replaced by a selector when it has
 * loaded.
 */
export function StationField({
  field,
  choice,
  listId,
  filled,
  onPlace,
  isBeside,
  isLabelInside,
  listReach,
  className = 'min-w-0',
}: StationFieldProps) {
  const id = useId();
  const loadRecent = use(RecentStationsContext);
  const loadPlaces = use(PlaceOptionsContext);
  const { plain, loaded, isPlain } = useLazyControl(loadSelector, { joinsTyping: true });
  // what the visitor typed after a filling counts, until the next one
  const [typedSince, setTypedSince] = useState(0);
  const { name, label, value, place } = field;
  const { lineNames, locale } = choice;
  const stations = unpackStations(choice.packedStations);
  useLayoutEffect(() => {
    if (filled) write(plain.current, filled.place?.names[locale] ?? suggestionOf(filled.typed, choice));
  }, [filled, plain, locale, choice]);
  const error = field.error && <StationError field={field} />;
  const common = {
    id,
    name,
    label,
    error,
    hint: field.note,
    labelBeside: isBeside,
    labelHidden: isLabelInside,
    placeholder: isLabelInside ? label : undefined,
    className,
    'data-starts-focused': field.startsFocused ? '' : undefined,
  };
  const isFilled = filled !== undefined && filled.version > typedSince;
  return (
    <>
      {isPlain && (
        <TextField
          key="plain"
          {...common}
          ref={plain}
          list={listId}
          defaultValue={place?.names[locale] ?? suggestionOf(value, choice)}
          onInput={() => setTypedSince(filled?.version ?? 0)}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the page asks this question
          autoFocus={field.startsFocused}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          // as the selector, which takes over without a change of looks
          suffix={<OpenMark id={id} />}
          data-opens=""
        />
      )}
      {loaded && (
        <loaded.Control
          key={`selector ${filled?.version}`}
          {...common}
          stations={stations}
          lineNames={lineNames}
          locale={locale}
          listReach={listReach}
          loadRecent={loadRecent}
          loadPlaces={loadPlaces}
          place={isFilled ? filled.place : place}
          typed={isFilled ? filled.typed : loaded.typed}
          isTyping={loaded.isTyping && !isFilled}
          isOpen={loaded.isOpen && !isFilled}
          onPlace={onPlace && name !== 'station' ? (chosen) => onPlace(name, chosen) : undefined}
        />
      )}
    </>
  );
}

/** A press on it is one on the field. */
const OpenMark = ({ id }: { id: string }) => (
  <label htmlFor={id} aria-hidden="true" className="noscript:hidden">
    <Icon icon={ChevronDownIcon} />
  </label>
);

/** Nothing where the selector has replaced the plain field. */
function write(input: HTMLInputElement | null, text: string) {
  if (input) input.value = text;
}

/** The browser's suggestions for the fields of a form: each station once, by its names in both languages. */
export function StationSuggestions({ id, choice }: { id: string; choice: StationChoiceModel }) {
  const other = choice.locale === 'th' ? 'en' : 'th';
  return (
    <datalist id={id}>
      {unpackStations(choice.packedStations).map((station) => (
        <option
          key={station.code}
          value={suggestionFor(station, choice.locale)}
          label={station.names[other]}
        />
      ))}
    </datalist>
  );
}

/** The suggestion of the station with a code, else the text. */
function suggestionOf(value: string, { packedStations, locale }: StationChoiceModel): string {
  const station = unpackStations(packedStations).find(({ code }) => code === value);
  return station ? suggestionFor(station, locale) : value;
}

/** The name to read, and the code, which makes it unique. */
function suggestionFor({ names, signCode, code }: StationOption, locale: 'th' | 'en'): string {
  return `${names[locale]} (${signCode ?? code})`;
}

function StationError({ field: { error, offers } }: { field: StationFieldModel }) {
  return (
    <>
      <p>{error}</p>
      <StationOffers offers={offers} />
    </>
  );
}
