import type { FarePartModel } from './fare-parts-model';

/** The parts add up to the amount. */
export function FareParts({ parts }: { parts: readonly FarePartModel[] }) {
  return (
    <dl className="space-y-2.5 text-sm">
      {parts.map(({ text, detail, amount, remarks, doubt }) => (
        <div key={text + detail} className="flex items-baseline justify-between gap-4">
          <dt className="min-w-0">
            {text}
            <span className="block">{detail}</span>
            {remarks.map((remark) => (
              <span key={remark} className="block">
                {remark}
              </span>
            ))}
            {doubt && <span className="block text-ink-muted">{doubt}</span>}
          </dt>
          <dd className="shrink-0 font-semibold whitespace-nowrap tabular-nums">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
