import type { Conformance } from '../testing/conformance';
import { Footer } from './footer';

export default [
  {
    part: <Footer columns={[{ title: 'เดินทาง', links: [{ label: 'สถานี', href: '/th' }] }]} />,
    root: 'footer',
  },
] satisfies Conformance[];
