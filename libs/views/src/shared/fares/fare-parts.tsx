import type { FareModel } from './rider-fares-model';

/** The parts add up to the amount. */
export function FareParts({ parts }: Pick<FareModel, 'parts'>) {
  return (
    <dl className="space-y-1.5 text-sm">
      {parts.map((part) => (
        <div key={part.text + part.detail} className="flex items-baseline justify-between gap-4">
          <dt className="min-w-0">
            {part.text}
            <span className="block">{part.detail}</span>
            {part.remark && <span className="block">{part.remark}</span>}
          </dt>
          <dd className="shrink-0 font-semibold whitespace-nowrap tabular-nums">{part.amount}</dd>
        </div>
      ))}
    </dl>
  );
}
