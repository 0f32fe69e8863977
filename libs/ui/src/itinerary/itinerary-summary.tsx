import { cx } from 'class-variance-authority';
import { Fragment } from 'react';
import { Badge } from '../badge/badge';
import { Heading } from '../heading/heading';
import { Icon } from '../icon/icon';
import { ChevronRightIcon, ClockIcon, type Glyph } from '../icon/icons';
import { FilledLabel } from '../labels/filled-label';
import { useLabels } from '../labels/labels-provider';
import { LineBadge } from '../line-badge/line-badge';
import type { HeadingLevel } from '../native/native-props';
import type { NativeProps } from '../native/native-props';
import { type ShownTime, Time } from '../time/time';
import type { ItineraryLine } from './leg';
import { WayAxis, type WayAxisProps } from './way-axis';

export interface ItinerarySummaryProps extends Omit<NativeProps<'span'>, 'children'> {
  /** The whole summary as a sentence, for screen readers: the heading. */
  label: string;
  /** The usual duration, with its unit. */
  duration: string;
  /** Qualifies the duration, such as "at most 33 min". */
  durationNote?: string;
  /** When the journey begins and ends, in short. */
  times: string;
  /** With its unit. */
  fare?: string;
  axis?: Pick<WayAxisProps, 'parts' | 'latestSeconds' | 'scaleSeconds'>;
  /** Lines of the rides, in order. */
  lines?: readonly ItineraryLine[];
  /** Short facts with units, such as changes and walking. */
  facts?: readonly { icon: Glyph; text: string }[];
  /** Last departure today on which this journey is possible. */
  lastDeparture?: ShownTime;
  /** What is best about it among the journeys that are compared, such as "fastest". */
  marks?: readonly string[];
  /** Makes the label a heading, for a list of journeys. */
  headingLevel?: HeadingLevel;
}

/**
 * The facts to compare journeys: duration, time axis, lines, changes, fare and last departure. It may stand in a
 * `<summary>`. Wide, it has three columns.
 */
export function ItinerarySummary(props: ItinerarySummaryProps) {
  const {
    label,
    duration,
    durationNote,
    times,
    fare,
    axis,
    lines = [],
    facts = [],
    lastDeparture,
    marks = [],
    headingLevel,
    className,
    ...root
  } = props;
  return (
    <span {...root} className={cx('@container block min-w-0', className)}>
      <Heading level={headingLevel} as="span" className="sr-only">
        {label}
      </Heading>
      <span
        aria-hidden="true"
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 @min-[44rem]:grid-cols-[13rem_minmax(0,1fr)_auto] @min-[44rem]:gap-x-8"
      >
        <span className="flex items-baseline gap-x-2 @min-[44rem]:flex-wrap">
          <b className="text-2xl font-semibold whitespace-nowrap tabular-nums">{duration}</b>
          {durationNote && <span className="text-xs text-ink-muted">{durationNote}</span>}
        </span>
        {fare && (
          <span className="self-baseline text-end text-sm font-semibold @min-[44rem]:order-1 @min-[44rem]:text-base">
            {fare}
          </span>
        )}
        {axis && (
          <span className="col-span-full py-0.5 @min-[44rem]:col-span-1 @min-[44rem]:self-center">
            <WayAxis {...axis} />
          </span>
        )}
        <span className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-1 text-sm @min-[44rem]:order-2">
          {lines.length > 0 && <Lines lines={lines} />}
          {facts.map(({ icon, text }) => (
            <span key={text} className="flex items-start gap-1.5 text-ink-muted">
              <Icon icon={icon} size="sm" className="first-line" />
              {text}
            </span>
          ))}
        </span>
        <span className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm @min-[44rem]:order-3">
          <span>{times}</span>
          {lastDeparture && <LastDeparture time={lastDeparture} />}
          {marks.map((mark) => (
            <Badge key={mark} tone="success">
              {mark}
            </Badge>
          ))}
        </span>
      </span>
    </span>
  );
}

function LastDeparture({ time }: { time: ShownTime }) {
  const { itinerary } = useLabels();
  const shown = (
    <b className="font-semibold">
      <Time {...time} />
    </b>
  );
  return (
    <span className="flex items-start gap-1.5 rounded-sm bg-warning-soft px-2 text-ink">
      <Icon icon={ClockIcon} size="sm" className="first-line text-warning" />
      <span>
        <FilledLabel template={itinerary.lastDeparture} values={{ time: shown }} />
      </span>
    </span>
  );
}

function Lines({ lines }: Required<Pick<ItinerarySummaryProps, 'lines'>>) {
  return (
    <span className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
      {lines.map(({ id, name, wordForLine }, i) => (
        <Fragment key={i}>
          {i > 0 && <Icon icon={ChevronRightIcon} size="sm" className="text-ink-muted rtl:rotate-180" />}
          <LineBadge variant="swatch" lineId={id} name={name} wordForLine={wordForLine} />
        </Fragment>
      ))}
    </span>
  );
}
