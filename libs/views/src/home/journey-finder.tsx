import { Trans } from '@lingui/react/macro';
import { ArrowRightIcon, Button } from '@raang/ui';
import { JourneyFields } from '../shared/journey-form/journey-fields';
import type { JourneyFinderModel } from './journey-finder-model';

interface JourneyFinderProps {
  finder: JourneyFinderModel;
  /** Id of the heading that names the form. */
  titleId: string;
}

/** Searches a journey, or the last train. A GET form, so that it works before JavaScript loads. */
export function JourneyFinder({ finder, titleId }: JourneyFinderProps) {
  return (
    <form
      method="get"
      action={finder.action}
      role="search"
      aria-labelledby={titleId}
      className="@container print:hidden"
    >
      <div className="grid gap-3 @min-[30rem]:gap-4">
        <JourneyFields model={finder} />
        <Button type="submit" iconEnd={ArrowRightIcon}>
          <Trans>Find a journey</Trans>
        </Button>
      </div>
    </form>
  );
}
