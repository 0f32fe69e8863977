import { cx } from 'class-variance-authority';
import { Fragment } from 'react';
import { Heading } from '../heading/heading';
import { Icon } from '../icon/icon';
import { ArrowRightIcon, ChevronRightIcon, ClockIcon, type Glyph } from '../icon/icons';
import { FilledLabel } from '../labels/filled-label';
import { useLabels } from '../labels/labels-provider';
import { LineBadge } from '../line-badge/line-badge';
import type { HeadingLevel } from '../native/native-props';
import type { NativeProps } from '../native/native-props';
import { type ShownTime, Time } from '../time/time';
import type { ItineraryLine } from './leg';

export interface ItinerarySummaryProps extends Omit<NativeProps<'div'>, 'children'> {
  departure: ShownTime;
  arrival: ShownTime;
  /** The arrival is the latest time, for a service without exact times. */
  arrivesBy?: boolean;
  /** Total duration, with its unit. */
  duration: string;
  /** With its unit. */
  fare?: string;
  /** Lines of the rides, in order. */
  lines?: readonly ItineraryLine[];
  /** Short facts with units, such as changes and walking. */
  facts?: readonly { icon: Glyph; text: string }[];
  /** Last departure today on which this journey is possible. */
  lastDeparture?: ShownTime;
  /** Makes the times a heading, for a list of journeys. */
  headingLevel?: HeadingLevel;
}

/** The facts to compare journeys: times, duration, lines, fare and last departure. */
export function ItinerarySummary(props: ItinerarySummaryProps) {
  const {
    departure,
    arrival,
    arrivesBy,
    duration,
    fare,
    lines = [],
    facts = [],
    lastDeparture,
    headingLevel,
    className,
    ...root
  } = props;
  const { itinerary } = useLabels();
  return (
    <div {...root} className={cx('grid gap-2', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <Heading
          level={headingLevel}
          className="flex flex-wrap items-center gap-x-2.5 text-2xl font-semibold tabular-nums"
        >
          <span className="sr-only">{itinerary.departs}</span> <Time {...departure} />
          <Icon icon={ArrowRightIcon} className="text-ink-muted rtl:rotate-180" />
          <span className="sr-only">{itinerary.arrives}</span>
          <span>
            {arrivesBy ? (
              <FilledLabel template={itinerary.by} values={{ time: <Time {...arrival} /> }} />
            ) : (
              <Time {...arrival} />
            )}
          </span>
        </Heading>
        <p className="text-lg whitespace-nowrap">{duration}</p>
      </div>
      {(lines.length > 0 || fare) && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1.5">
          {lines.length > 0 && <Lines lines={lines} />}
          {fare && <p className="ms-auto font-semibold">{fare}</p>}
        </div>
      )}
      {facts.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 gap-y-0.5 text-ink-muted">
          {facts.map(({ icon, text }) => (
            <li key={text} className="flex items-start gap-1.5">
              <Icon icon={icon} className="first-line" />
              {text}
            </li>
          ))}
        </ul>
      )}
      {lastDeparture && (
        <p className="flex w-fit items-start gap-2 rounded-sm bg-warning-soft px-3 py-0.5 text-ink">
          <Icon icon={ClockIcon} className="first-line text-warning" />
          <span>
            <FilledLabel
              template={itinerary.lastDeparture}
              values={{
                time: (
                  <b className="font-semibold">
                    <Time {...lastDeparture} />
                  </b>
                ),
              }}
            />
          </span>
        </p>
      )}
    </div>
  );
}

function Lines({ lines }: Required<Pick<ItinerarySummaryProps, 'lines'>>) {
  return (
    <p className="flex flex-wrap items-center gap-x-1 gap-y-1.5">
      {lines.map(({ id, name, wordForLine }, i) => (
        <Fragment key={i}>
          {i > 0 && <Icon icon={ChevronRightIcon} className="text-ink-muted rtl:rotate-180" />}
          <LineBadge lineId={id} name={name} wordForLine={wordForLine} />
        </Fragment>
      ))}
    </p>
  );
}
