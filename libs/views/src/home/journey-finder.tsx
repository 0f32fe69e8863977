import { Trans } from '@lingui/react/macro';
import { ArrowRightIcon, Button } from '@raang/ui';
import { useId } from 'react';
import { leaveOutEmptyFields } from '../shared/fields/leave-out-empty-fields';
import { StationField, StationSuggestions } from '../shared/station-field/station-field';
import type { JourneyFinderModel } from './journey-finder-model';

/** Searches a journey, its fare or the last train. A GET form, so that it works before JavaScript loads. */
export function JourneyFinder({ finder }: { finder: JourneyFinderModel }) {
  const [titleId, listId] = [useId(), useId()];
  const { action, fareAction, from, to, choice } = finder;
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
        <Trans>Where do you want to go?</Trans>
      </h2>
      <StationField field={from} choice={choice} listId={listId} />
      <StationField field={to} choice={choice} listId={listId} />
      <div className="mt-1 grid gap-2 sm:col-span-full">
        <Button type="submit" iconEnd={ArrowRightIcon}>
          <Trans>Find a journey</Trans>
        </Button>
        <div className="flex flex-wrap justify-center gap-x-2">
          <Button type="submit" variant="quiet" size="sm" name="mode" value="last">
            <Trans>When is the last train?</Trans>
          </Button>
          {fareAction && (
            <Button type="submit" variant="quiet" size="sm" formAction={fareAction}>
              <Trans>What does it cost?</Trans>
            </Button>
          )}
        </div>
      </div>
      <StationSuggestions id={listId} choice={choice} />
    </form>
  );
}
