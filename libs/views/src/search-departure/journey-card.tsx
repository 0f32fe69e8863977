import { Trans, useLingui } from '@lingui/react/macro';
import {
  Button,
  ChevronDownIcon,
  ClockIcon,
  Disclosure,
  Icon,
  Itinerary,
  type ItineraryLeg,
  ItinerarySummary,
  ShareButton,
  TransferIcon,
  WalkIcon,
} from '@raang/ui';
import { useRef } from 'react';
import { SaveWay } from '../shared/saved-ways/save-way';
import { JourneyFares } from './journey-fares';
import type { LegModel } from './journey-legs-model';
import type { JourneyModel } from './journey-model';
import { PrintedWay } from './printed-way';
import { RideNotes } from './ride-notes';
import { StepFreePath } from './step-free-path';

interface JourneyCardProps {
  journey: JourneyModel;
  /** Whether there is nothing to compare it with. */
  isAlone: boolean;
}

/** A way to travel: what one compares in sight; steps and fares open with a press on it. */
export function JourneyCard({ journey, isAlone }: JourneyCardProps) {
  const { t } = useLingui();
  const article = useRef<HTMLElement>(null);
  const { days, lines, changes, walk, fares, share, printed, endedRules } = journey;
  return (
    <article
      ref={article}
      className="printed-way rounded-md border border-line bg-surface-raised shadow-sm print:border-0 print:shadow-none"
    >
      <p className="hidden text-xl font-semibold print:block">{printed.title}</p>
      <details open={isAlone} className="group/way print:[&::details-content]:[content-visibility:visible]">
        <summary className="relative block cursor-pointer rounded-md p-3 hover:bg-accent-soft sm:p-4 print:p-0">
          {days.map((day) => (
            <span key={day} className="mb-1 flex items-start gap-2 font-semibold">
              <Icon icon={ClockIcon} className="first-line text-ink-muted" />
              {day}
            </span>
          ))}
          <ItinerarySummary
            headingLevel={2}
            label={journey.label}
            duration={journey.duration}
            durationNote={journey.durationNote}
            times={journey.times}
            axis={journey.axis}
            lines={lines}
            facts={[
              { icon: lines.length > 0 ? TransferIcon : WalkIcon, text: changes },
              ...(walk ? [{ icon: WalkIcon, text: walk }] : []),
            ]}
            fare={journey.fare}
            lastDeparture={isAlone ? journey.lastDeparture : undefined}
            marks={journey.marks}
          />
          <Icon
            icon={ChevronDownIcon}
            className="absolute end-3 bottom-3 text-accent transition-transform group-open/way:rotate-180 sm:end-4 sm:bottom-4 print:hidden"
          />
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 border-t border-line p-3 sm:p-4 xl:grid-cols-[minmax(0,32rem)_minmax(0,1fr)] print:px-0">
          <section aria-label={t`Step by step`}>
            <Itinerary legs={journey.legs.map(toItineraryLeg)} />
          </section>
          {fares.length > 0 && (
            <div className="print:hidden">
              <Disclosure summary={t`Fares of all passengers`} headingLevel={3} openFrom="lg" isFlush>
                <JourneyFares riders={fares} />
                {endedRules.length > 0 && (
                  <ul role="list" className="space-y-2 border-t border-line pt-3 text-sm text-ink-muted">
                    {endedRules.map(({ id, text }) => (
                      <li key={id}>{text}</li>
                    ))}
                  </ul>
                )}
              </Disclosure>
            </div>
          )}
          <div className="flex flex-wrap items-start gap-3 xl:col-span-full print:hidden">
            <ShareButton {...share} />
            <SaveWay way={journey.save} />
            <Button
              variant="secondary"
              size="sm"
              className="noscript:hidden"
              onClick={() => article.current && printAlone(article.current)}
            >
              <Trans>Print</Trans>
            </Button>
          </div>
          <PrintedWay lastDeparture={journey.lastDeparture} printed={printed} />
        </div>
      </details>
      {journey.stepFree && <StepFreePath path={journey.stepFree} />}
    </article>
  );
}

/** Its style sheet leaves out the rest of the page until the sheet is printed, or not. */
function printAlone(way: HTMLElement) {
  way.dataset['printedAlone'] = '';
  addEventListener('afterprint', () => delete way.dataset['printedAlone'], { once: true });
  print();
}

function toItineraryLeg(leg: LegModel): ItineraryLeg {
  if (leg.kind !== 'ride') return leg;
  const { live, notices, ...ride } = leg;
  return live || notices.length > 0 ? { ...ride, notice: <RideNotes live={live} notices={notices} /> } : ride;
}
