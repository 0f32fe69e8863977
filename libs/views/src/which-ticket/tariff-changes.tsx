import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, SectionHeading } from '@raang/ui';
import type { TariffChangeModel } from './tariff-changes-model';

/** Tariff changes by day. */
export function TariffChanges({ changes }: { changes: readonly TariffChangeModel[] }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="changes" className="space-y-5">
      <SectionHeading id="changes" title={t`What changes, and when`} />
      {changes.length === 0 ? (
        <p>
          <Trans>No changes have been announced after the day of your journey.</Trans>
        </p>
      ) : (
        <ol role="list" className="space-y-6 border-s-2 border-line ps-4 sm:ps-6">
          {changes.map(({ date, title, items }) => (
            <li key={date} className="print:break-inside-avoid">
              <h3 className="text-lg font-semibold">
                <time dateTime={date}>{title}</time>
              </h3>
              <ul className="list-disc space-y-1 ps-5">
                {items.map(({ text, doubt }) => (
                  <li key={text} className="max-w-text">
                    {text} {doubt && <Badge tone="warning">{doubt}</Badge>}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
