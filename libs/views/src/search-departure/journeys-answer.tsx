import { Trans, useLingui } from '@lingui/react/macro';
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  ButtonLink,
  ClockIcon,
  Disclosure,
  Icon,
  Link,
  SourceNote,
  Time,
} from '@raang/ui';
import { AlertNotes } from '../shared/alerts/alert-notes';
import { LiveAge } from '../shared/live/live-age';
import { JourneyCard } from './journey-card';
import type { JourneysModel } from './journeys-model';
import type { MomentModel } from '../shared/words/moment-words';
import { ProblemNotice } from './problem-notice';

/** Alerts of the journeys, the journeys, and links to other times. */
export function JourneysAnswer({ answer }: { answer: JourneysModel }) {
  const { t } = useLingui();
  const { alerts, problem, journeys, others, fareLinks } = answer;
  return (
    <section aria-label={t`Journeys`} className="min-w-0 space-y-5">
      <AlertNotes notes={alerts} headingLevel={2} folded={journeys.length > 0} />
      {problem && <ProblemNotice problem={problem} headingLevel={2} />}
      {/* close to the ways: on a phone as many as possible stand in the first screen */}
      <div className="space-y-1">
        <EarlierOrLater others={others} />
        {journeys.length > 0 && (
          <ol role="list" className="space-y-2 sm:space-y-4">
            {journeys.map((journey) => (
              <li key={journey.id}>
                <JourneyCard journey={journey} isAlone={journeys.length === 1} />
              </li>
            ))}
          </ol>
        )}
      </div>
      {answer.live && <JourneysLive live={answer.live} />}
      {answer.lastDeparture && <LastDeparture time={answer.lastDeparture} />}
      {answer.comparison && <p className="text-sm text-ink-muted">{answer.comparison}</p>}
      <OtherTimes others={others} />
      {fareLinks.length > 0 && (
        <p className="flex flex-wrap gap-x-6 gap-y-1 print:hidden">
          {fareLinks.map(({ href, label }) => (
            <Link key={href} href={href}>
              {label}
            </Link>
          ))}
        </p>
      )}
      {answer.about.length > 0 && (
        <Disclosure summary={t`About these times`} headingLevel={2}>
          <div className="max-w-text space-y-2 text-sm text-ink-muted">
            {answer.about.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </Disclosure>
      )}
      <SourceNote {...answer.sourceNote} />
    </section>
  );
}

function JourneysLive({ live }: { live: NonNullable<JourneysModel['live']> }) {
  if ('age' in live)
    return (
      <p className="text-sm text-ink-muted">
        <LiveAge {...live.age} />
      </p>
    );
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-ink-muted print:hidden">
      <Trans>The live trains of this site are simulated, so journeys do not use them.</Trans>
      <Link href={live.examples.href}>{live.examples.label}</Link>
    </p>
  );
}

/** Of all ways: one of them is left at that time. */
function LastDeparture({ time }: { time: MomentModel }) {
  const shown = (
    <b className="font-semibold">
      <Time {...time} />
    </b>
  );
  return (
    <p className="flex w-fit items-start gap-2 rounded-sm bg-warning-soft px-3 py-0.5 print:hidden">
      <Icon icon={ClockIcon} className="first-line text-warning" />
      <span>
        <Trans>Leave by {shown} at the latest, on whichever way</Trans>
      </span>
    </p>
  );
}

/** Above the ways, for passengers to whom all of them are too early or too late. */
function EarlierOrLater({ others }: Pick<JourneysModel, 'others'>) {
  const { t } = useLingui();
  if (!others.earlier && !others.later) return null;
  return (
    <nav aria-label={t`Earlier or later`} className="flex flex-wrap justify-between gap-2 print:hidden">
      <TimeLinks {...others} variant="quiet" />
    </nav>
  );
}

/** Below the ways: the same two, and what else the search can be about. */
function OtherTimes({ others }: Pick<JourneysModel, 'others'>) {
  const { t } = useLingui();
  if (!others.earlier && !others.later && others.more.length === 0) return null;
  return (
    <nav aria-label={t`Other times`} className="flex flex-wrap gap-3 print:hidden">
      <TimeLinks {...others} variant="secondary" />
      {others.more.map(({ href, label }) => (
        <ButtonLink key={href} href={href} variant="quiet">
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}

function TimeLinks({
  earlier,
  later,
  variant,
}: Omit<JourneysModel['others'], 'more'> & { variant: 'quiet' | 'secondary' }) {
  return (
    <>
      {earlier && (
        <ButtonLink href={earlier.href} variant={variant} iconStart={ArrowLeftIcon} className="px-3">
          {earlier.label}
        </ButtonLink>
      )}
      {later && (
        <ButtonLink href={later.href} variant={variant} iconEnd={ArrowRightIcon} className="px-3">
          {later.label}
        </ButtonLink>
      )}
    </>
  );
}
