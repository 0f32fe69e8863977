import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, SectionHeading } from '@raang/ui';
import type { OnwardModel, OnwardStopModel } from './onward-model';

/** Boats and buses near a station, with the way there. */
export function Onward({ onward }: { onward: OnwardModel | undefined }) {
  const { t } = useLingui();
  if (!onward) return null;
  const { stops, busStops, sources } = onward;
  const from = sources.join('; ');
  return (
    <section aria-labelledby="onward" className="space-y-3">
      <SectionHeading
        id="onward"
        title={stops.length > 0 ? t`Boats and buses nearby` : t`Bus stops nearby`}
      />
      {stops.length > 0 && <Stops stops={stops} />}
      {stops.length > 0 && busStops.length > 0 && (
        <h3 className="font-semibold">
          <Trans>Bus stops</Trans>
        </h3>
      )}
      {busStops.length > 0 && <Stops stops={busStops} />}
      <p className="max-w-text text-sm text-ink-muted">
        <Trans>Other operators run the boats and buses. Ask them for routes and times.</Trans>{' '}
        <Trans>Source: {from}</Trans>
      </p>
    </section>
  );
}

function Stops({ stops }: { stops: readonly OnwardStopModel[] }) {
  return (
    <ul role="list" className="divide-y divide-line border-y border-line">
      {stops.map(({ name, kind, way }) => (
        <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
            {name}
            {kind && <Badge>{kind}</Badge>}
          </span>
          {way && <span className="text-sm text-ink-muted">{way}</span>}
        </li>
      ))}
    </ul>
  );
}
