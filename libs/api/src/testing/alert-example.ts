import { type Alert, alert } from '@raang/domain';
import type { z } from 'zod';

/** Creates an alert: no service on the Blue Line. `change` replaces fields; it is shown while it acts. */
export function alertExample(change: Partial<z.input<typeof alert>> = {}): Alert {
  const { impactPeriods = [{ start: '2026-11-20T00:00:00+07:00' }] } = change;
  return alert.parse({
    id: 'no-blue',
    shownPeriods: impactPeriods,
    impactPeriods,
    cause: 'TECHNICAL_PROBLEM',
    effect: 'NO_SERVICE',
    severity: 'SEVERE',
    informedEntities: [{ lineId: 'blue' }],
    header: { th: 'สายสีน้ำเงินงดให้บริการ', en: 'No service on the Blue Line' },
    description: { th: 'ระบบไฟฟ้าขัดข้อง', en: 'A power failure.' },
    saidAt: '2026-11-20T08:00:00+07:00',
    ...change,
  });
}
