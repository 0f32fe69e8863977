import type { Conformance } from '../testing/conformance';
import { StationSelector } from './station-selector';

export default [
  {
    part: (
      <StationSelector
        label="จาก"
        name="from"
        locale="th"
        stations={[{ code: 'BL22', names: { th: 'สุขุมวิท', en: 'Sukhumvit' }, lineIds: ['blue'] }]}
        lineNames={{ blue: 'สายเฉลิมรัชมงคล' }}
      />
    ),
    root: 'div',
    control: 'input',
  },
] satisfies Conformance[];
