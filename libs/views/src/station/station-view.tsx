import { useLingui } from '@lingui/react/macro';
import { Breadcrumbs, Container, Link, SectionHeading, SourceNote } from '@raang/ui';
import { Change } from '../shared/lines/change';
import { Destinations } from '../shared/destinations/destinations';
import { AlertNotes } from '../shared/alerts/alert-notes';
import { Exits } from './exits';
import { LineStretches } from '../shared/lines/line-stretches';
import { Nearby } from './nearby';
import { NextTrains } from './next-trains';
import { Around } from '../shared/station-sketch/around';
import { StationActions } from '../shared/station/station-actions';
import { StationHead } from '../shared/station/station-head';
import { StepFree } from './step-free';
import { ServerPart } from '../shared/page/server-part';
import { StationEquipment } from './station-equipment';
import { StationFacilities } from './station-facilities';
import type { StationDetailsModel, StationPageModel } from './station-model';
import { StationTimes } from './station-times';

/**
 * A station's page. First what passengers at the station need: what to do with it, lifts, next trains, what is around.
 * Then first and last trains and the details for planning at home.
 */
export function StationView({ model }: { model: StationPageModel }) {
  const { alerts, times, hrefs } = model;
  const hasAlerts = alerts.now.length + alerts.toCome.length > 0;
  return (
    <Container className="space-y-8 pt-4 pb-8 lg:pb-16">
      {/* close together: the next trains belong to the first screen of a phone */}
      <div className="space-y-1 lg:space-y-6">
        <div className="space-y-1">
          <Breadcrumbs items={model.crumbs} />
          <StationHead station={model}>
            <StationActions hrefs={model.hrefs} />
          </StationHead>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:gap-x-12">
          <div className="space-y-1 lg:space-y-4">
            {hasAlerts && <Alerts alerts={alerts} hrefs={hrefs} />}
            <StepFree stepFree={model.stepFree} />
            <NextTrains model={model} />
            {!hasAlerts && <SubscribeLink href={hrefs.subscribe} />}
          </div>
          <ServerPart name="around" part={model.around}>
            {(around) => <Around around={around} />}
          </ServerPart>
        </div>
      </div>
      {times && <StationTimes times={times} model={model} />}
      <ServerPart name="details" part={model.details}>
        {(details) => <Details model={details} />}
      </ServerPart>
      <ServerPart name="nearby" part={model.nearby} className="space-y-8">
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

function Alerts({ alerts, hrefs }: Pick<StationPageModel, 'alerts' | 'hrefs'>) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Service at this station`} className="space-y-3">
      <AlertNotes notes={alerts.now} headingLevel={2} />
      <AlertNotes notes={alerts.toCome} headingLevel={2} />
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        <Link href={hrefs.status}>{t`Service status of all lines`}</Link>
        <SubscribeLink href={hrefs.subscribe} />
      </div>
    </section>
  );
}

/** Leads to the form that asks for mails, with this station filled in. */
function SubscribeLink({ href }: { href: string }) {
  const { t } = useLingui();
  return (
    <p className="print:hidden">
      <Link href={href}>{t`Tell me about disruptions here`}</Link>
    </p>
  );
}

function Details({ model }: { model: StationDetailsModel }) {
  const { exits, equipment, facilities, notKnown, facts, changes, destinations } = model;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:gap-x-12">
      <div className="space-y-8">
        {equipment.length > 0 && <StationEquipment rows={equipment} />}
        {exits && <Exits exits={exits} />}
        <StationFacilities facilities={facilities} facts={facts} notKnown={notKnown} />
      </div>
      <div className="space-y-8">
        {changes.length > 0 && <Changes changes={changes} />}
        <Destinations destinations={destinations} />
      </div>
    </div>
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
