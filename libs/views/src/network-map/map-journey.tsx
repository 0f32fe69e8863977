import { Trans } from '@lingui/react/macro';
import { ButtonLink, Link } from '@raang/ui';
import { ProblemNotice } from '../search-departure/problem-notice';
import { AlertNotes } from '../shared/alerts/alert-notes';
import { mapPanelId } from './map-ids';
import type { MapJourneyModel } from './map-journey-model';
import { MapPanelSection } from './map-panel-section';

const answerId = 'map-answer';

/** The journey between the two stations chosen on the map. Its heading takes the focus, and the answer describes it. */
export function MapJourney({ journey }: { journey: MapJourneyModel }) {
  const { title, days, brief, details, problem, alerts, steps, stations, hrefs } = journey;
  return (
    <MapPanelSection
      className="space-y-1"
      head={
        <h2
          id={mapPanelId}
          tabIndex={-1}
          aria-describedby={answerId}
          className="min-w-0 scroll-mt-4 text-base font-semibold wrap-anywhere"
        >
          {title}
        </h2>
      }
      close={{
        href: hrefs.close,
        // a phone's sheet has room for the cross alone, as a station has
        children: (
          <span className="max-lg:sr-only">
            <Trans>Start over</Trans>
          </span>
        ),
      }}
    >
      <div id={answerId} className="space-y-2">
        {problem && <ProblemNotice problem={problem} headingLevel={3} />}
        {days.map((day) => (
          <p key={day} className="font-semibold">
            {day}
          </p>
        ))}
        {brief.length > 0 && <p className="font-semibold">{brief.join(' · ')}</p>}
      </div>
      {details.map((text) => (
        <p key={text} className="text-sm text-ink-muted">
          {text}
        </p>
      ))}
      <div className="flex flex-wrap gap-2 py-2 print:hidden">
        <ButtonLink href={steps.href}>{steps.label}</ButtonLink>
        <ButtonLink href={hrefs.swap} variant="secondary">
          <Trans>Swap start and destination</Trans>
        </ButtonLink>
      </div>
      <AlertNotes notes={alerts} headingLevel={3} folded={brief.length > 0} />
      <ul role="list" className="border-t border-line pt-1">
        {stations.map(({ href, label }) => (
          <li key={label}>
            <Link href={href} className="inline-flex min-h-11 items-center">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </MapPanelSection>
  );
}
