import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Disclosure } from '@raang/ui';
import type { FareModel, RiderFaresModel } from '../shared/fares/rider-fares-model';
import { FareParts } from '../shared/fares/fare-parts';

/** The fares of a journey for every rider category, in compact form. */
export function JourneyFares({ riders }: { riders: readonly RiderFaresModel[] }) {
  return (
    <ul role="list" className="divide-y divide-line">
      {riders.map(({ id, name, condition, fares }, index) => (
        <li key={id} className="py-2.5 print:break-inside-avoid">
          <p className="font-semibold">{name}</p>
          {condition && <p className="text-sm text-ink-muted">{condition}</p>}
          {fares.map((fare) => (
            <Fare key={fare.medium ?? ''} fare={fare} isFirst={index === 0} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function Fare({
  fare: { medium, amount, parts, doubt },
  isFirst,
}: {
  fare: FareModel;
  /** On paper one calculation is enough: the others are made of the same parts. */
  isFirst: boolean;
}) {
  const { t } = useLingui();
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-lg font-semibold tabular-nums">{amount}</span>
        {medium && (
          <span>
            <Trans>With {medium}</Trans>
          </span>
        )}
        {doubt && <Badge tone="warning">{doubt}</Badge>}
      </p>
      {parts.length > 0 && (
        <Disclosure summary={t`How it is calculated`} className={isFirst ? undefined : 'print:hidden'}>
          <FareParts parts={parts} />
        </Disclosure>
      )}
    </div>
  );
}
