import { Trans, useLingui } from '@lingui/react/macro';
import { findByName } from '@raang/text-time';
import { Button, type PlaceOption } from '@raang/ui';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { ConvenienceNote } from '../shared/saved-ways/convenience-note';
import { unpackStations } from '../shared/station-field/packed-stations';
import { StationField, StationSuggestions } from '../shared/station-field/station-field';
import type { StationChoiceModel } from '../shared/station-field/station-field-model';
import type { KeptPlaceName } from './kept-place';
import type { KeptPlaces } from './kept-places-context';

interface PlaceEditorProps {
  name: KeptPlaceName;
  label: string;
  choice: StationChoiceModel;
  places: KeptPlaces;
  onDone: () => void;
}

/** Sets, changes or removes a place that the device keeps. A lazy chunk: it loads with the first press. */
export default function PlaceEditor({ name, label, choice, places, onDone }: PlaceEditorProps) {
  const { t } = useLingui();
  const listId = useId();
  const [error, setError] = useState<string>();
  const chosen = useRef<PlaceOption>(undefined);
  const kept = places.read()[name];
  const isAllowed = places.isAllowed();
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const end = endOf(String(new FormData(event.currentTarget).get('to') ?? ''), choice, chosen.current);
    if (end === undefined) return setError(t`Choose a station or a place from the list.`);
    places.keep(name, end);
    onDone();
  };
  return (
    <form onSubmit={save} data-needs-program="" className="space-y-3 py-2">
      <StationField
        field={{ name: 'to', label, value: kept ?? '', error, startsFocused: true, offers: [] }}
        choice={choice}
        listId={listId}
        onPlace={(_, place) => (chosen.current = place)}
      />
      <StationSuggestions id={listId} choice={choice} />
      {!isAllowed && <ConvenienceNote />}
      <p className="flex flex-wrap gap-2">
        <Button type="submit" size="sm">
          {isAllowed ? t`Save` : t`Agree and save`}
        </Button>
        {kept && (
          <Button
            type="button"
            size="sm"
            variant="secondary"
            onClick={() => {
              places.remove(name);
              onDone();
            }}
          >
            <Trans>Remove</Trans>
          </Button>
        )}
        <Button type="button" size="sm" variant="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </p>
    </form>
  );
}

/** The code or id that the field has: the list sends it, and a text names one station. Undefined otherwise. */
function endOf(
  typed: string,
  { packedStations }: StationChoiceModel,
  place: PlaceOption | undefined,
): string | undefined {
  if (place?.id === typed) return typed;
  const stations = unpackStations(packedStations);
  if (stations.some(({ code }) => code === typed)) return typed;
  const [meant, ...others] = findByName(stations, typed);
  return others.length === 0 ? meant?.code : undefined;
}
