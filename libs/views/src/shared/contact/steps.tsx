import { useLingui } from '@lingui/react/macro';
import { Link, Notice, Prose, SectionHeading, SourceNote } from '@raang/ui';
import { LanguageBadge } from '../item-card/language-badge';
import type { FirstStepModel, StepModel } from './steps-model';

/** The first guide in full. */
export function FirstStep({ step }: { step: FirstStepModel }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="first-step" className="min-w-0 space-y-4">
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

/** Guides, each with what it says. */
export function Steps({ steps }: { steps: readonly StepModel[] }) {
  const { t } = useLingui();
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="guides" className="space-y-4">
      <SectionHeading id="guides" title={t`Guides`} />
      <ul role="list" className="grid gap-x-10 gap-y-5 md:grid-cols-2 lg:grid-cols-3">
        {steps.map(({ href, title, summary, lang }) => (
          <li key={href} lang={lang} className="min-w-0 print:break-inside-avoid">
            <h3 className="font-semibold">
              <Link href={href}>{title}</Link>
            </h3>
            <p className="text-sm text-ink-muted">{summary}</p>
            <LanguageBadge lang={lang} />
          </li>
        ))}
      </ul>
    </section>
  );
}
