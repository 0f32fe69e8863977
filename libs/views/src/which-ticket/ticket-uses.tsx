import { Trans, useLingui } from '@lingui/react/macro';
import { LineBadge, Link } from '@raang/ui';
import type { LineModel } from '../shared/words/item-words';
import type { UseModel } from './uses-model';

/** The tickets to use: on which lines, how to get them, and their refund. */
export function TicketUses({ uses }: { uses: readonly UseModel[] }) {
  const { t } = useLingui();
  if (uses.length === 0) return null;
  return (
    <ul role="list" className="space-y-4">
      {uses.map(({ name, href, lines, howToGet, refund, lang }) => (
        <li key={name} className="space-y-3 rounded-md border border-line bg-surface-raised p-5 sm:p-6">
          <h2 className="text-xl font-semibold">{name}</h2>
          <Lines lines={lines} />
          <dl className="space-y-3">
            <Fact term={t`How to get it`} value={howToGet} lang={lang} />
            <Fact term={t`Refund`} value={refund} lang={lang} />
          </dl>
          {href && (
            <p>
              <Link href={href} className="inline-block py-1">
                <Trans>Details</Trans>
                <span className="sr-only">: {name}</span>
              </Link>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Fact({ term, value, lang }: { term: string; value: string | undefined; lang: UseModel['lang'] }) {
  if (!value) return null;
  return (
    <div>
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd lang={lang}>{value}</dd>
    </div>
  );
}

export function Lines({ lines }: { lines: readonly LineModel[] }) {
  if (lines.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {lines.map(({ id, name }) => (
        <LineBadge key={id} lineId={id} name={name} wordForLine={false} />
      ))}
    </span>
  );
}
