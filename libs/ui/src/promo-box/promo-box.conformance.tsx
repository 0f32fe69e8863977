import type { Conformance } from '../testing/conformance';
import { PromoBox } from './promo-box';

export default [
  { part: <PromoBox title="โปรโมชัน" link={{ href: '/th', label: 'ดู' }} />, root: 'section' },
] satisfies Conformance[];
