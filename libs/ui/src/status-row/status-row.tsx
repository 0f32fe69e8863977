import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { FilledLabel } from '../labels/filled-label';
import { useLabels } from '../labels/labels-provider';
import { LineBadge } from '../line-badge/line-badge';
import { Link } from '../link/link';
import type { NativeProps } from '../native/native-props';
import { type ShownTime, Time } from '../time/time';
import { type ServiceState, StateMark } from './state-mark';

interface StatusLine {
  id: string;
  name: string;
  /** Name in the other language, as on signs. */
  other?: { name: string; lang: string };
  href?: string;
}

export interface StatusRowProps extends NativeProps<'div'> {
  line: StatusLine;
  state: ServiceState;
  /** Replaces the state's default text, such as "ล่าช้าประมาณ 15 นาที". */
  stateText?: ReactNode;
  /** Where, why, what to do instead. */
  /** Dates of planned works, such as "พ. 25 พ.ย. 22.00–24.00 น." */
  period?: string;
  saidAt?: ShownTime;
  nextWordBy?: ShownTime;
  /** The promised update is late. */
  overdue?: boolean;
  more?: { href: string; label: string };
}

const row = cva('@container p-4', {
  variants: {
    state: {
      good: '',
      unreported: '',
      unknown: '',
      minor: 'bg-warning-soft',
      severe: 'bg-danger-soft',
      closed: 'bg-danger-soft',
      planned: '',
      ended: '',
    },
  },
});

/** Service status of a line, as text, shape and colour. */
export function StatusRow(props: StatusRowProps) {
  const { line, state, stateText, children, period, saidAt, nextWordBy, overdue, more, className, ...root } =
    props;
  return (
    <div {...root} className={row({ state, className })}>
      <div className="grid gap-x-6 gap-y-1 @min-[34rem]:grid-cols-[minmax(9rem,1fr)_2fr]">
        <div className="font-semibold">
          <LineBadge variant="swatch" size="md" lineId={line.id} name={line.name} href={line.href} />
          {line.other && (
            <p lang={line.other.lang} translate="no" className="ms-3.5 text-sm font-normal text-ink-muted">
              {line.other.name}
            </p>
          )}
        </div>
        <div className="min-w-0">
          <StateMark state={state}>{stateText}</StateMark>
          {period && <p className="font-semibold">{period}</p>}
          {children && <div className="max-w-text">{children}</div>}
          {(saidAt || nextWordBy) && <Word saidAt={saidAt} nextWordBy={nextWordBy} overdue={overdue} />}
          {more && <Link href={more.href}>{more.label}</Link>}
        </div>
      </div>
    </div>
  );
}

/** Times of the last and the next update. */
function Word({ saidAt, nextWordBy, overdue }: Pick<StatusRowProps, 'saidAt' | 'nextWordBy' | 'overdue'>) {
  const { status } = useLabels();
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-ink-muted">
      {saidAt && (
        <span>
          <FilledLabel template={status.saidAt} values={{ time: <Time {...saidAt} /> }} />
        </span>
      )}
      {nextWordBy && (
        <span>
          <FilledLabel template={status.nextWordBy} values={{ time: <Time {...nextWordBy} /> }} />
          {overdue && (
            <>
              {' '}
              <b className="font-semibold text-ink">{status.overdue}</b>
            </>
          )}
        </span>
      )}
    </p>
  );
}
