import { Trans } from '@lingui/react/macro';
import { ArrowRightIcon, Button } from '@raang/ui';
import { useId } from 'react';
import { StationField, suggestionOf } from '../fare-rates/station-field';
import { leaveOutEmptyFields } from '../listing/leave-out-empty-fields';
import type { FareFinderModel } from './fare-finder-model';

/** Asks what a journey costs; the listing of fares answers. A plain form, so that it works before any script. */
export function FareFinder({ fares }: { fares: FareFinderModel }) {
  const [titleId, listId] = [useId(), useId()];
  const { action, from, to, stations, locale } = fares;
  const other = locale === 'th' ? 'en' : 'th';
  return (
    <form
      ref={leaveOutEmptyFields}
      method="get"
      action={action}
      role="search"
      aria-labelledby={titleId}
      className="mt-5 grid gap-4 border-t border-line pt-4 sm:grid-cols-2 lg:grid-cols-1 print:hidden"
    >
      <h2 id={titleId} className="text-xl font-semibold sm:col-span-full">
        <Trans>What does a journey cost?</Trans>
      </h2>
      <StationField field={from} picker={fares} listId={listId} />
      <StationField field={to} picker={fares} listId={listId} />
      <Button type="submit" iconEnd={ArrowRightIcon} className="mt-1 sm:col-span-full">
        <Trans>Show the fare</Trans>
      </Button>
      <datalist id={listId}>
        {stations.map(({ code, names }) => (
          <option key={code} value={suggestionOf(code, fares)} label={names[other]} />
        ))}
      </datalist>
    </form>
  );
}
