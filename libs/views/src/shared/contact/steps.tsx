import { useLingui } from '@lingui/react/macro';
import { Link, Notice, Prose, SectionHeading, SourceNote } from '@raang/ui';
import { LanguageBadge } from '../item-card/language-badge';
import type { FirstStepModel, StepModel } from './steps-model';

/** The first guide in full. */
export function FirstStep({ step }: { step: FirstStepModel }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="first-step" className="min-w-0 space-y-6">
      <SectionHeading
        id="first-step"
        title={t`What to do now`}
        lead={<span lang={step.lang}>{step.title}</span>}
      />
      {step.translationNotice && <Notice>{step.translationNotice}</Notice>}
      <div className="max-w-text">
        <Prose html={step.bodyHtml} lang={step.lang} />
      </div>
      <SourceNote {...step.sourceNote} />
    </section>
  );
}

/** Numbered guides, from `start`. */
export function Steps({ steps, start }: { steps: readonly StepModel[]; start: number }) {
  const { t } = useLingui();
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="guides" className="space-y-6">
      <SectionHeading id="guides" title={t`Guides`} />
      <ol start={start} role="list" className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {steps.map(({ href, title, summary, lang }, index) => (
          <li key={href} className="flex min-w-0 gap-4 print:break-inside-avoid">
            <span
              aria-hidden="true"
              className="flex size-10 shrink-0 items-center justify-center rounded-full border-2 border-accent font-semibold text-accent tabular-nums"
            >
              {start + index}
            </span>
            <div lang={lang} className="min-w-0 pt-1">
              <h3 className="text-lg font-semibold">
                <Link href={href}>{title}</Link>
              </h3>
              <p className="text-ink-muted">{summary}</p>
              <LanguageBadge lang={lang} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
