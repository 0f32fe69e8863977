import type { Conformance } from '../testing/conformance';
import { ResponsiveMenu } from './responsive-menu';

export default [
  { part: <ResponsiveMenu items={[{ label: 'เดินทาง', href: '/th' }]} />, root: 'details' },
] satisfies Conformance[];
