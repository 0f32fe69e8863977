import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink, Container, LineBadge, Link, PageHeading, SectionHeading, StationCode } from '@raang/ui';
import { Destinations } from '../shared/destinations/destinations';
import { Change } from '../shared/lines/change';
import { Onward } from '../shared/onward/onward';
import { LineStretches } from '../shared/lines/line-stretches';
import type { ConnectingStationModel } from './connecting-station-model';
import { Operators } from './operators';

/** The page of a station of a connecting system. */
export function ConnectingStationView({ model }: { model: ConnectingStationModel }) {
  return (
    <Container className="space-y-8 pt-4 pb-16">
      <Head model={model} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-2 lg:gap-x-12">
        <div className="space-y-10">
          <Changes model={model} />
          <Nearest nearest={model.nearest} />
          <Operators operators={model.operators} />
        </div>
        <Onward onward={model.onward} />
        <Destinations destinations={model.destinations} />
      </div>
      <LineStretches stretches={model.stretches} />
    </Container>
  );
}

function Head({ model: { crumbs, code, name, other, lines, hrefs } }: { model: ConnectingStationModel }) {
  return (
    <div className="space-y-5">
      <PageHeading
        crumbs={crumbs}
        title={name}
        lineId={lines[0]?.id}
        eyebrow={<StationCode code={code} lineId={lines[0]?.id} size="md" />}
        lead={<span lang={other.lang}>{other.name}</span>}
        meta={lines.map((line) => (
          <LineBadge key={line.id} lineId={line.id} name={line.name} wordForLine={false} />
        ))}
      />
      <p className="max-w-text">
        <Trans>
          Another operator runs this station. We plan your journey there and back; please ask the operator
          about its trains, facilities and disruptions.
        </Trans>
      </p>
      <Ways hrefs={hrefs} />
    </div>
  );
}

/** Links to tasks that start or end at this station. */
function Ways({ hrefs: { from, to, map, position } }: Pick<ConnectingStationModel, 'hrefs'>) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Links for this station`} className="print:hidden">
      <ul role="list" className="flex flex-wrap items-center gap-3">
        <li>
          <ButtonLink href={from} size="sm">
            <Trans>From here</Trans>
          </ButtonLink>
        </li>
        <li>
          <ButtonLink href={to} size="sm" variant="secondary">
            <Trans>To here</Trans>
          </ButtonLink>
        </li>
        {map && (
          <li>
            <ButtonLink href={map} size="sm" variant="secondary">
              <Trans>On the map</Trans>
            </ButtonLink>
          </li>
        )}
        {position && (
          <li>
            <Link href={position} external>
              <Trans>Position on OpenStreetMap</Trans>
            </Link>
          </li>
        )}
      </ul>
    </nav>
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
