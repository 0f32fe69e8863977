import { Trans } from '@lingui/react/macro';
import { ClockIcon, CrowdIcon, Icon, LiveIcon } from '@raang/ui';
import { ExampleBadge } from '../shared/item-card/example-badge';
import type { LiveRideModel, RideNoticeModel } from './live-ride-model';

/** What a passenger should know of the train of a ride: how it runs, how full it is, what may go wrong. */
export function RideNotes({
  live,
  notices,
}: {
  live?: LiveRideModel | undefined;
  notices: readonly RideNoticeModel[];
}) {
  return (
    <>
      {live && <LiveRide live={live} />}
      {notices.map(({ tone, text }) => (
        <p
          key={text}
          className={tone === 'warning' ? 'flex items-start gap-2 text-sm text-warning' : 'text-sm'}
        >
          <Icon icon={ClockIcon} className="first-line" />
          {text}
        </p>
      ))}
    </>
  );
}

function LiveRide({ live: { status, asOf, isExample, crowding } }: { live: LiveRideModel }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
      {asOf ? (
        <span>{[asOf, status].filter(Boolean).join(' · ')}</span>
      ) : (
        <span className="inline-flex flex-wrap items-center gap-x-1 font-semibold text-success">
          <Icon icon={LiveIcon} size="sm" />
          <Trans>Live</Trans>
          {status && <span className="font-normal">· {status}</span>}
        </span>
      )}
      {crowding && (
        <span className="inline-flex items-center gap-x-1">
          <Icon icon={CrowdIcon} size="sm" />
          {crowding}
        </span>
      )}
      {isExample && <ExampleBadge />}
    </p>
  );
}
