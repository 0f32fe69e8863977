import { CheckboxGroup } from '@raang/ui';
import { useState } from 'react';
import type { Place } from './place';
import { StationInput } from './station-input';
import { useField } from './use-field';
import { useFormContext } from '../form/form-context';

export interface StationsInputProps {
  name: 'stations' | 'savedStations';
  /** Of the stations that are chosen. */
  legend: string;
  hint: string;
  /** Of the field that adds one. */
  label: string;
  place: Place;
}

/** Chosen stations to keep or clear, and one more. Without JavaScript, saving adds one at a time. */
export function StationsInput(props: StationsInputProps) {
  const { generation } = useFormContext();
  return <Stations key={generation} {...props} />;
}

function Stations({ name, legend, hint, label, place }: StationsInputProps) {
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
          legend={legend}
          hint={hint}
          options={listed.map((code) => ({ value: code, label: nameOf(code) }))}
          value={kept}
          onValueChange={setKept}
        />
      )}
      <StationInput name={name} label={label} place={place} isEmptied onChoose={add} />
    </div>
  );
}
