import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@raang/ui';
import type { AnswerModel } from './answers-model';

/** The given answers; each can change without losing the others. */
export function Answers({ answers }: { answers: readonly AnswerModel[] }) {
  const { t } = useLingui();
  if (answers.length === 0) return null;
  return (
    <section aria-label={t`Your answers`}>
      <dl className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 lg:flex lg:flex-wrap">
        {answers.map(({ id, term, text, changeHref }) => (
          <div
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 bg-surface-raised px-4 py-2.5 lg:min-w-52 lg:flex-1"
          >
            <dt className="text-sm text-ink-muted">{term}</dt>
            <dd className="col-start-1 font-semibold">{text}</dd>
            <dd className="col-start-2 row-span-2 row-start-1 self-center print:hidden">
              <Link href={changeHref} className="inline-block py-2">
                <Trans>Change</Trans>
                <span className="sr-only">: {term}</span>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
