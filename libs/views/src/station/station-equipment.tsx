import { useLingui } from '@lingui/react/macro';
import { SectionHeading } from '@raang/ui';
import type { EquipmentRowModel } from './equipment-model';

/** Whether each lift and escalator works, as far as somebody has said. */
export function StationEquipment({ rows }: { rows: readonly EquipmentRowModel[] }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="equipment" className="space-y-3">
      <SectionHeading id="equipment" title={t`Lift and escalator status`} />
      <ul role="list" className="divide-y divide-line border-y border-line">
        {rows.map(({ id, name, state, says, details }) => (
          <li key={id} className="break-inside-avoid py-2">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{name}</span>
              <span className={state === 'out' ? 'font-semibold text-warning' : 'text-ink-muted'}>
                {says}
              </span>
            </p>
            {details.length > 0 && <p className="text-sm text-ink-muted">{details.join(' ')}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
