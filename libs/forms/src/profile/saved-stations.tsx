import { useLingui } from '@lingui/react/macro';
import { CheckboxGroup } from '@raang/ui';
import { useState } from 'react';
import type { Place } from '../fields/place';
import { StationInput } from '../fields/station-input';
import { useField } from '../fields/use-field';
import { useFormContext } from '../form/form-context';

const name = 'savedStations';

/** Saved stations to keep or clear, and one more. Without JavaScript, saving adds one at a time. */
export function SavedStations({ place }: { place: Place }) {
  const { generation } = useFormContext();
  return <Stations key={generation} place={place} />;
}

function Stations({ place }: { place: Place }) {
  const { t } = useLingui();
  const { values, locale } = useFormContext();
  const { field } = useField(name);
  const isKnown = (text: string) => place.stations.some(({ code }) => code === text);
  // a typed text that names no station stays in the field
  const [listed, setListed] = useState<readonly string[]>((values[name] ?? []).filter(isKnown));
  const [kept, setKept] = useState<readonly string[]>(listed);
  const nameOf = (code: string) =>
    place.stations.find((station) => station.code === code)?.names[locale] ?? code;
  const add = (code: string) => {
    setListed([...new Set([...listed, code])]);
    setKept([...new Set([...kept, code])]);
  };
  return (
    <div className="grid gap-6">
      {listed.length > 0 && (
        <CheckboxGroup
          id={`${field.id}-list`}
          name={name}
          legend={t`Saved stations`}
          hint={t`Clear a station to remove it`}
          options={listed.map((code) => ({ value: code, label: nameOf(code) }))}
          value={kept}
          onValueChange={setKept}
        />
      )}
      <StationInput name={name} label={t`Save a station`} place={place} isEmptied onChoose={add} />
    </div>
  );
}
