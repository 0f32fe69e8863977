import type { Conformance } from '../testing/conformance';
import { SectionHeading } from './section-heading';

export default [
  {
    part: <SectionHeading title="ข่าว" more={{ href: '/th', label: 'ดูทั้งหมด' }} />,
    root: 'div',
    exceptions: { id: 'is the id of the heading, for aria-labelledby' },
  },
] satisfies Conformance[];
