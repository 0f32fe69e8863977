import { Brand } from '../brand/brand';
import type { Conformance } from '../testing/conformance';
import { Header } from './header';

export default [
  {
    part: <Header brand={<Brand href="/th" name="รฟม." />} navigation={[{ label: 'เดินทาง', href: '/th' }]} />,
    root: 'header',
  },
] satisfies Conformance[];
