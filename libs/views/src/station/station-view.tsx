import { Trans, useLingui } from '@lingui/react/macro';
import {
  Breadcrumbs,
  ButtonLink,
  Container,
  DefinitionList,
  LineBadge,
  Link,
  PageHeading,
  SectionHeading,
  SourceNote,
  StationCode,
} from '@raang/ui';
import { Change } from '../shared/lines/change';
import { Destinations } from '../shared/destinations/destinations';
import { AlertNotes } from '../shared/alerts/alert-notes';
import { DepartureBoard } from './departure-board';
import { Exits } from './exits';
import { LineStretches } from '../shared/lines/line-stretches';
import { Nearby } from './nearby';
import { Onward } from '../shared/onward/onward';
import { ServerPart } from '../shared/page/server-part';
import { StationFacilities } from './station-facilities';
import type { StationDetailsModel, StationPageModel } from './station-model';
import { StationTimes } from './station-times';

/**
 * A station's page. First what passengers at the station need: alerts, next trains, first and last trains, exits and
 * lifts, facilities. Then tasks and details for planning at home.
 */
export function StationView({ model }: { model: StationPageModel }) {
  const { alerts, times } = model;
  return (
    <Container className="space-y-8 pt-4 pb-16">
      <Breadcrumbs items={model.crumbs} />
      <Head model={model} />
      <Alerts alerts={alerts} statusHref={model.hrefs.status} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-12">
        <div className="space-y-10">
          <DepartureBoard model={model} />
          <Ways hrefs={model.hrefs} />
          {times && <StationTimes times={times} model={model} />}
          <Exits exits={model.exits} />
        </div>
        <ServerPart name="details" part={model.details} className="space-y-10">
          {(details) => <Details model={details} />}
        </ServerPart>
      </div>
      <ServerPart name="surroundings" part={model.surroundings} className="space-y-8">
        {({ stretches, nearby, sourceNote }) => (
          <>
            <LineStretches stretches={stretches} />
            <Nearby nearby={nearby} />
            <SourceNote {...sourceNote} />
          </>
        )}
      </ServerPart>
    </Container>
  );
}

function Head({ model }: { model: StationPageModel }) {
  const { code, name, other, lines } = model;
  return (
    <PageHeading
      translate="no"
      title={name}
      lineId={lines[0]?.id}
      eyebrow={<StationCode code={code} lineId={lines[0]?.id} size="md" />}
      lead={<span lang={other.lang}>{other.name}</span>}
      meta={lines.map((line) => (
        <LineBadge key={line.id} lineId={line.id} name={line.name} wordForLine={false} href={line.href} />
      ))}
    />
  );
}

/** Links to tasks that start at this station. */
function Ways({ hrefs }: Pick<StationPageModel, 'hrefs'>) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`With this station`} className="print:hidden">
      <ul role="list" className="flex flex-wrap gap-2">
        <li>
          <ButtonLink href={hrefs.from} size="sm">
            <Trans>From here</Trans>
          </ButtonLink>
        </li>
        <li>
          <ButtonLink href={hrefs.to} size="sm" variant="secondary">
            <Trans>To here</Trans>
          </ButtonLink>
        </li>
        {hrefs.fares && (
          <li>
            <ButtonLink href={hrefs.fares} size="sm" variant="secondary">
              <Trans>Fares from here</Trans>
            </ButtonLink>
          </li>
        )}
        <li>
          <ButtonLink href={hrefs.map} size="sm" variant="secondary">
            <Trans>On the map</Trans>
          </ButtonLink>
        </li>
      </ul>
    </nav>
  );
}

function Alerts({ alerts, statusHref }: Pick<StationPageModel, 'alerts'> & { statusHref: string }) {
  const { t } = useLingui();
  if (alerts.now.length + alerts.toCome.length === 0) return null;
  return (
    <section aria-label={t`Service at this station`} className="space-y-3">
      <AlertNotes notes={alerts.now} headingLevel={2} />
      <AlertNotes notes={alerts.toCome} headingLevel={2} />
      <Link href={statusHref}>{t`Service status of all lines`}</Link>
    </section>
  );
}

function Details({ model }: { model: StationDetailsModel }) {
  const { facilities, facts, changes, onward, destinations } = model;
  return (
    <>
      <StationFacilities facilities={facilities} />
      {facts.length > 0 && <DefinitionList items={facts} />}
      {changes.length > 0 && <Changes changes={changes} />}
      <Onward onward={onward} />
      <Destinations destinations={destinations} />
    </>
  );
}

function Changes({ changes }: Pick<StationDetailsModel, 'changes'>) {
  const { t } = useLingui();
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
    </section>
  );
}
