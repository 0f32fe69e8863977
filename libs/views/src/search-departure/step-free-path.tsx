import { Trans, useLingui } from '@lingui/react/macro';
import { AccessibleIcon, ClockIcon, Icon, Link, UnknownIcon, WarningIcon } from '@raang/ui';
import type { StepFreePathModel, StepFreeState } from './step-free-path-model';

const iconOf: Record<StepFreeState, typeof AccessibleIcon> = {
  broken: WarningIcon,
  steps: WarningIcon,
  unknown: UnknownIcon,
  'step-free': AccessibleIcon,
};

/** What is known about steps on each part of a way, in its order, and whom to ask about the weakest one. */
export function StepFreePath({ path }: { path: StepFreePathModel }) {
  const { parts, summary, telephone, detour, records } = path;
  const { t } = useLingui();
  const number = telephone && (
    <Link href={telephone.href} className="whitespace-nowrap">
      {telephone.text}
    </Link>
  );
  return (
    <section
      aria-label={t`Steps on this way`}
      className="space-y-2 border-t border-line p-3 text-sm sm:p-4 print:px-0"
    >
      {detour && (
        <p className="flex items-start gap-2 font-semibold">
          <Icon icon={ClockIcon} className="first-line text-warning" />
          {detour}
        </p>
      )}
      <ol role="list" className="flex flex-wrap gap-x-3 gap-y-1">
        {parts.map(({ name, state, says }) => (
          <li key={name} className="flex min-w-0 items-start gap-1.5">
            <Icon
              icon={iconOf[state]}
              className={`first-line ${isObstacle(state) ? 'text-warning' : 'text-ink-muted'}`}
            />
            <span className="min-w-0">
              {name} {/* the mark says it, and the sentence below */}
              <span className={state === 'unknown' ? 'sr-only' : ''}>({says})</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="max-w-text">
        <b className="font-semibold">{summary}</b>{' '}
        {number && <Trans>Ask staff, or call {number} before you set out.</Trans>}
      </p>
      {records.length > 0 && (
        <dl className="max-w-text text-ink-muted">
          {records.map(({ name, text }) => (
            <div key={name}>
              <dt className="inline">{name}:</dt> <dd className="inline">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

const isObstacle = (state: StepFreeState) => state === 'broken' || state === 'steps';
