import { Trans, useLingui } from '@lingui/react/macro';
import { Breadcrumbs, Container, Link, SectionHeading, StationCode } from '@raang/ui';
import { Destinations } from '../shared/destinations/destinations';
import { Change } from '../shared/lines/change';
import { ServerPart } from '../shared/page/server-part';
import { Around } from '../shared/station-sketch/around';
import { StationActions } from '../shared/station/station-actions';
import { StationHead } from '../shared/station/station-head';
import { LineStretches } from '../shared/lines/line-stretches';
import type { ConnectingStationModel } from './connecting-station-model';
import { Operators } from './operators';

/** The page of a station of a connecting system. */
export function ConnectingStationView({ model }: { model: ConnectingStationModel }) {
  return (
    <Container className="space-y-8 pt-4 pb-8 lg:pb-16">
      <div className="space-y-1">
        <Breadcrumbs items={model.crumbs} />
        <StationHead station={model}>
          <StationActions hrefs={model.hrefs} />
        </StationHead>
        <p className="max-w-text pt-1 text-sm">
          <Trans>
            Another operator runs this station. We plan your journey there and back; please ask the operator
            about its trains, facilities and disruptions.
          </Trans>
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:gap-x-12">
        <div className="space-y-8">
          <Changes model={model} />
          <Nearest nearest={model.nearest} />
          <Operators operators={model.operators} />
        </div>
        <div className="space-y-8">
          <ServerPart name="around" part={model.around}>
            {(around) => <Around around={around} />}
          </ServerPart>
          <Destinations destinations={model.destinations} />
        </div>
      </div>
      <LineStretches stretches={model.stretches} />
    </Container>
  );
}

function Changes({ model: { changes, hasEstimatedWalks } }: { model: ConnectingStationModel }) {
  const { t } = useLingui();
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes" className="space-y-3">
      <SectionHeading id="changes" title={t`Change here`} />
      <ul role="list" className="divide-y divide-line border-y border-line">
        {changes.map((change) => (
          <li key={`${change.lineId} ${change.href}`} className="py-2.5">
            <Change change={change} />
          </li>
        ))}
      </ul>
      {hasEstimatedWalks && (
        <p className="text-sm text-ink-muted">
          <Trans>Walking times are estimates.</Trans>
        </p>
      )}
    </section>
  );
}

function Nearest({ nearest }: Pick<ConnectingStationModel, 'nearest'>) {
  const { t } = useLingui();
  if (nearest.length === 0) return null;
  return (
    <section aria-labelledby="nearest" className="space-y-3">
      <SectionHeading id="nearest" title={t`Our nearest stations`} />
      <ul role="list" className="divide-y divide-line border-y border-line">
        {nearest.map(({ code, lineId, name, href, distance }) => (
          <li key={href} className="flex items-start gap-3 py-2.5">
            <StationCode code={code} lineId={lineId} />
            <span className="min-w-0">
              <Link href={href}>{name}</Link>
              <span className="block text-sm text-ink-muted">{distance}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
