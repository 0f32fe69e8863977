import { Trans, useLingui } from '@lingui/react/macro';
import { Icon, LiveIcon, Time } from '@raang/ui';
import { ExampleBadge } from '../item-card/example-badge';
import type { MomentModel } from '../words/moment-words';
import type { DepartureRowModel } from './departure-board-model';

/** When a train leaves: first what a passenger on the platform wants to know, then how it is known. */
export function TrainTime({ row }: { row: DepartureRowModel }) {
  const { time, missing, wait, due, note, then, isExample } = row;
  if (missing && time)
    return (
      <>
        <s>
          <Time {...time} />
        </s>
        <span className="detail train-source">
          <span data-tone="danger">{missing}</span>
          {isExample && <ExampleBadge />}
        </span>
      </>
    );
  return (
    <>
      {due && wait ? <Countdown due={due} wait={wait} /> : <Figure row={row} />}
      <Source row={row} />
      {note && (
        <span className="detail" data-tone="warning">
          {note}
        </span>
      )}
      {then && <span className="detail">{then}</span>}
    </>
  );
}

/** The clock time, or the headway. */
function Figure({ row: { time, everyShort, isAbout } }: { row: DepartureRowModel }) {
  if (!time) return everyShort;
  const said = <Time {...time} />;
  return isAbout ? <Trans>about {said}</Trans> : said;
}

/** Minutes that the browser counts down. Its script changes the text, so React must not compare it. */
function Countdown({ due, wait }: { due: string; wait: string }) {
  const { t } = useLingui();
  const n = '{n}';
  return (
    <time
      dateTime={due}
      data-minutes={t`${n} min`}
      data-arriving={t`Arriving`}
      className="whitespace-nowrap"
      suppressHydrationWarning
    >
      {wait}
    </time>
  );
}

/** How the time is known, beside what it was or how long it is. */
function Source({ row }: { row: DepartureRowModel }) {
  const { time, wait, due, source, was, asOf, isExample, isExtra, lastShort, timeNote, note } = row;
  const said = (source ?? asOf) ? undefined : (wait ?? lastShort ?? timeNote);
  return (
    <>
      {source === 'live' && (
        <span className="detail train-source">
          {due && time && <Time {...time} />}
          <LiveMark />
          {isExample && <ExampleBadge />}
        </span>
      )}
      {asOf && (
        <span className="detail train-source">
          <AsOf asOf={asOf} />
          {isExample && <ExampleBadge />}
        </span>
      )}
      {source === 'timetable' && (
        <span className="detail">
          {[wait, lastShort].filter(Boolean).join(' · ')} <Trans>By timetable</Trans>
        </span>
      )}
      {was && <Was was={was} />}
      {isExtra && (
        <span className="detail">
          <Trans>Extra train</Trans>
        </span>
      )}
      {said && !note && <span className="detail">{said}</span>}
    </>
  );
}

/** Marks a time that a train itself has reported, by a shape and a word. */
function LiveMark() {
  return (
    <span className="live-mark">
      <Icon icon={LiveIcon} size="sm" />
      <Trans>Live</Trans>
    </span>
  );
}

function AsOf({ asOf }: { asOf: MomentModel }) {
  const time = <Time {...asOf} />;
  return (
    <span>
      <Trans>as of {time}</Trans>
    </span>
  );
}

function Was({ was }: { was: MomentModel }) {
  return (
    <span className="detail">
      <span className="sr-only">
        <Trans>instead of</Trans>{' '}
      </span>
      <s>
        <Time {...was} />
      </s>
    </span>
  );
}
