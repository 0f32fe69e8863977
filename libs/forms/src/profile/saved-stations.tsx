import { useLingui } from '@lingui/react/macro';
import type { Place } from '../fields/place';
import { StationsInput } from '../fields/stations-input';

/** The stations of the account. */
export function SavedStations({ place }: { place: Place }) {
  const { t } = useLingui();
  return (
    <StationsInput
      name="savedStations"
      legend={t`Saved stations`}
      hint={t`Clear a station to remove it`}
      label={t`Save a station`}
      place={place}
    />
  );
}
