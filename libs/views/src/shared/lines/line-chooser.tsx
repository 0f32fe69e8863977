import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '@raang/ui';
import type { LineChooserModel } from './line-chooser-model';

const entry =
  'flex min-h-11 grow items-center justify-center rounded-md border border-line-strong bg-surface-raised px-2 text-sm font-semibold text-ink no-underline underline-offset-4 hover:underline aria-[current]:underline sm:px-4';

/** Fills one row of a phone; on a smaller one, the last entry of two rows keeps its width. */
const place = 'flex min-[22rem]:max-sm:grow';

/** One row of links: all lines, and each line. The current one has its colour. */
export function LineChooser({ chooser: { all, lines, notice } }: { chooser: LineChooserModel }) {
  const { t } = useLingui();
  return (
    <>
      {notice && <Notice tone="warning">{notice}</Notice>}
      <nav aria-label={t`Choose a line`} className="print:hidden">
        <ul role="list" className="flex flex-wrap gap-1.5">
          <li className={place}>
            <a
              href={all.href}
              aria-current={all.isCurrent ? 'page' : undefined}
              className={`${entry} aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-surface`}
            >
              <Trans>All lines</Trans>
            </a>
          </li>
          {lines.map(({ id, name, label, href, isCurrent }) => (
            <li key={id} data-line={id} className={place}>
              <a
                href={href}
                aria-label={name}
                translate="no"
                aria-current={isCurrent ? 'page' : undefined}
                className={`${entry} border-b-4 border-b-(--line-colour) aria-[current]:border-(--line-edge) aria-[current]:bg-(--line-colour) aria-[current]:text-(--line-ink)`}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
