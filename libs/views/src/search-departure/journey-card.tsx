import { useLingui } from '@lingui/react/macro';
import {
  AccessibleIcon,
  ClockIcon,
  Disclosure,
  Icon,
  Itinerary,
  type ItineraryLeg,
  ItinerarySummary,
  TransferIcon,
  UnknownIcon,
  WalkIcon,
} from '@raang/ui';
import { JourneyFares } from './journey-fares';
import type { LegModel, RideModel } from './journey-legs-model';
import type { JourneyModel } from './journey-model';

/** A journey: times, changes and fare in sight; steps and fares folded below. */
export function JourneyCard({ journey, isFirst }: { journey: JourneyModel; isFirst: boolean }) {
  const { t } = useLingui();
  const { days, departure, arrival, arrivesBy, duration, lines, changes, walk, fare, stepFree } = journey;
  return (
    <article className="rounded-md border border-line bg-surface-raised p-4 shadow-sm max-[22rem]:p-2.5 sm:p-6 print:border-0 print:p-0 print:shadow-none">
      {days.map((day) => (
        <p key={day} className="mb-1 flex items-start gap-2 font-semibold">
          <Icon icon={ClockIcon} className="first-line text-ink-muted" />
          {day}
        </p>
      ))}
      <ItinerarySummary
        headingLevel={2}
        departure={departure}
        arrival={arrival}
        arrivesBy={arrivesBy}
        duration={duration}
        lines={lines}
        facts={[
          { icon: lines.length > 0 ? TransferIcon : WalkIcon, text: changes },
          ...(walk ? [{ icon: WalkIcon, text: walk }] : []),
          ...(stepFree
            ? [{ icon: stepFree.isKnown ? AccessibleIcon : UnknownIcon, text: stepFree.text }]
            : []),
        ]}
        {...(fare && { fare })}
        {...(journey.lastDeparture && { lastDeparture: journey.lastDeparture })}
      />
      <div className="mt-3 border-t border-line pt-1">
        <Disclosure summary={t`Step by step`} headingLevel={3} defaultOpen={isFirst} isFlush>
          <div className="pt-2">
            <Itinerary legs={journey.legs.map(toItineraryLeg)} />
            {journey.estimate && <p className="mt-3 max-w-text text-sm text-ink-muted">{journey.estimate}</p>}
          </div>
        </Disclosure>
        {journey.fares.length > 0 && (
          <Disclosure summary={t`Fares of all passengers`} headingLevel={3} isFlush>
            <JourneyFares riders={journey.fares} />
            {journey.endedRules.length > 0 && (
              <ul role="list" className="space-y-2 border-t border-line pt-3 text-sm text-ink-muted">
                {journey.endedRules.map(({ id, text }) => (
                  <li key={id}>{text}</li>
                ))}
              </ul>
            )}
          </Disclosure>
        )}
      </div>
    </article>
  );
}

function toItineraryLeg(leg: LegModel): ItineraryLeg {
  const { stepFree, ...shown } = leg;
  const { delay, ...plain } = { delay: undefined, ...shown };
  return { ...plain, notice: (delay || stepFree) && <Remarks delay={delay} stepFree={stepFree} /> };
}

function Remarks({ delay, stepFree }: Pick<RideModel, 'delay' | 'stepFree'>) {
  return (
    <>
      {delay && (
        <p className="flex items-start gap-2 text-sm text-warning">
          <Icon icon={ClockIcon} className="first-line" />
          {delay}
        </p>
      )}
      {stepFree && (
        <p className="flex items-start gap-2 text-sm">
          <Icon
            icon={stepFree.isKnown ? AccessibleIcon : UnknownIcon}
            className="first-line text-ink-muted"
          />
          {stepFree.text}
        </p>
      )}
    </>
  );
}
