import type { Conformance } from '../testing/conformance';
import { PageHeading } from './page-heading';

export default [{ part: <PageHeading title="ข่าว" lineId="blue" />, root: 'div' }] satisfies Conformance[];
