import type { Conformance } from '../testing/conformance';
import { EmptyState } from './empty-state';

export default [{ part: <EmptyState title="ไม่พบรายการ" />, root: 'div' }] satisfies Conformance[];
