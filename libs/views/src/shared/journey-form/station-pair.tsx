import { useLingui } from '@lingui/react/macro';
import { Button, LocateIcon, type PlaceOption, SwapIcon } from '@raang/ui';
import { type ComponentProps, type ComponentType, use, useId, useState } from 'react';
import { StationField, StationSuggestions } from '../station-field/station-field';
import type { JourneyFieldsModel } from './journey-fields-model';
import type NearMeStations from './near-me';
import { NearMeContext } from './near-me-context';
import type { TypedEnd } from './typed-journey';

type NearMeList = ComponentType<ComponentProps<typeof NearMeStations>>;

/** Both ends, filled in by something other than typing. */
export interface FilledEnds {
  from: TypedEnd;
  to: TypedEnd;
  /** Another number for each filling. */
  version: number;
}

interface StationPairProps extends Pick<JourneyFieldsModel, 'from' | 'to' | 'choice'> {
  filled?: FilledEnds | undefined;
  /** A station near the visitor was chosen. */
  onNear: (code: string) => void;
  /** A place was chosen, or something else was. */
  onPlace: (name: 'from' | 'to', place: PlaceOption | undefined) => void;
  onSwap: () => void;
}

/** Over the labels and the buttons beside the fields, which leave a phone too little room for names. */
const listReach = 'start-0 end-0 @max-[46rem]:-end-14 @min-[16rem]:@max-[46rem]:-start-13';

/** From and to, with a button for each row: the stations near the visitor, and the other way round. */
export function StationPair({ from, to, choice, filled, onNear, onPlace, onSwap }: StationPairProps) {
  const { t } = useLingui();
  const [listId, nearId] = [useId(), useId()];
  const loadNearMe = use(NearMeContext);
  const [NearMe, setNearMe] = useState<NearMeList>();
  const openNearMe = () =>
    import('./near-me').then(
      (module) => setNearMe(() => module.default),
      // offline: the fields still work
      () => undefined,
    );
  const takeNear = (code: string) => {
    setNearMe(undefined);
    onNear(code);
    // the pressed button is gone
    document.getElementById(nearId)?.focus();
  };
  const filledIn = (name: 'from' | 'to') => filled && { ...filled[name], version: filled.version };
  const shared = { choice, listId, onPlace, isBeside: true, listReach };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-end justify-items-start gap-2 @min-[12rem]:grid-cols-[minmax(0,1fr)_auto] @min-[12rem]:justify-items-stretch @min-[16rem]:items-start @min-[46rem]:grid-cols-[minmax(0,1fr)_auto_auto_minmax(0,1fr)] @min-[46rem]:gap-x-4">
      <StationField
        {...shared}
        field={from}
        filled={filledIn('from')}
        className="w-full min-w-0 noscript:col-span-full"
      />
      {loadNearMe ? (
        <Button
          id={nearId}
          variant="secondary"
          aria-label={t`Stations near you`}
          title={t`Stations near you`}
          aria-expanded={NearMe !== undefined}
          iconStart={LocateIcon}
          onClick={() => (NearMe ? setNearMe(undefined) : void openNearMe())}
          className="noscript:hidden"
        />
      ) : (
        <span />
      )}
      {NearMe && loadNearMe && (
        <div className="col-span-full space-y-2 @min-[46rem]:order-last">
          <NearMe choice={choice} load={loadNearMe} onChoose={takeNear} />
        </div>
      )}
      <StationField
        {...shared}
        field={to}
        filled={filledIn('to')}
        className="w-full min-w-0 noscript:col-span-full @min-[46rem]:order-2"
      />
      <Button
        variant="secondary"
        aria-label={t`Swap start and destination`}
        title={t`Swap start and destination`}
        iconStart={SwapIcon}
        onClick={onSwap}
        className="noscript:hidden @min-[46rem]:order-1"
      />
      <StationSuggestions id={listId} choice={choice} />
    </div>
  );
}
