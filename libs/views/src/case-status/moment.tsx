import type { MomentModel } from '../shared/words/moment-words';

/** A date with its time, which may wrap between the two on a narrow screen. */
export function Moment({ moment, className }: { moment: MomentModel; className?: string }) {
  return (
    <time dateTime={moment.dateTime} className={className}>
      {moment.text}
    </time>
  );
}
