import { MenuIcon } from '../icon/icons';
import type { Conformance } from '../testing/conformance';
import { HeaderPanel } from './header-panel';

export default [
  {
    part: (
      <HeaderPanel label="เมนู" icon={MenuIcon}>
        <p>หน้าแรก</p>
      </HeaderPanel>
    ),
    root: 'details',
  },
] satisfies Conformance[];
