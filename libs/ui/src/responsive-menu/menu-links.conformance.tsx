import type { Conformance } from '../testing/conformance';
import { MenuLinks } from './menu-links';

export default [
  { part: <MenuLinks items={[{ label: 'เดินทาง', href: '/th' }]} />, root: 'nav' },
] satisfies Conformance[];
