import type { Conformance } from '../testing/conformance';
import { Breadcrumbs } from './breadcrumbs';

export default [
  { part: <Breadcrumbs items={[{ label: 'หน้าแรก', href: '/th' }]} />, root: 'nav' },
] satisfies Conformance[];
