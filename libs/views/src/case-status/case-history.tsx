import { useLingui } from '@lingui/react/macro';
import { SectionHeading } from '@raang/ui';
import type { CaseStatusModel } from './case-status-model';
import { Moment } from './moment';

/** Every status of a case with its time, oldest first. */
export function CaseHistory({ history }: Pick<CaseStatusModel, 'history'>) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="history" className="max-w-text space-y-6">
      <SectionHeading id="history" title={t`Progress`} />
      <ol role="list" className="border-s-4 border-accent-soft">
        {history.map(({ status, at }, index) => {
          const isLast = index === history.length - 1;
          return (
            <li
              key={`${at.dateTime} ${status}`}
              aria-current={isLast ? 'step' : undefined}
              className="relative flex flex-wrap items-baseline justify-between gap-x-6 py-2 ps-6"
            >
              <span
                aria-hidden="true"
                className={`absolute start-[-0.625rem] top-[0.9em] size-4 rounded-full border-2 border-accent ${isLast ? 'bg-accent' : 'bg-surface'}`}
              />
              <span className={isLast ? 'font-semibold' : ''}>{status}</span>
              <Moment moment={at} className="text-sm text-ink-muted" />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
