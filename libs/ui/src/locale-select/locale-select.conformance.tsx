import type { Conformance } from '../testing/conformance';
import { LocaleSelect } from './locale-select';

export default [
  {
    part: <LocaleSelect current="th" options={[{ locale: 'th', label: 'ไทย', href: '/th' }]} />,
    root: 'nav',
  },
] satisfies Conformance[];
