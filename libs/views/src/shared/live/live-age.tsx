import { Trans } from '@lingui/react/macro';
import { Time } from '@raang/ui';
import { ExampleBadge } from '../item-card/example-badge';
import type { LiveAgeModel } from './live-age-model';

/** Says how old live times are, or that there are none now; once for each part of a page. */
export function LiveAge({ isStale, asOf, isExample }: LiveAgeModel) {
  const time = asOf && <Time {...asOf} />;
  return (
    <span>
      {isExample && (
        <>
          <ExampleBadge /> <Trans>These trains are simulated.</Trans>{' '}
        </>
      )}
      {!isStale && <Trans>Live times as of {time}</Trans>}
      {isStale &&
        (time ? (
          <Trans>No live times since {time}. These times are from the timetable.</Trans>
        ) : (
          <Trans>There are no live times at the moment. These times are from the timetable.</Trans>
        ))}
    </span>
  );
}
