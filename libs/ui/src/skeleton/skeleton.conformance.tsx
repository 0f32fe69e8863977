import type { Conformance } from '../testing/conformance';
import { Skeleton, SkeletonRegion, SkeletonText } from './skeleton';

export default [
  { part: <Skeleton />, root: 'span' },
  { part: <SkeletonRegion>รอ</SkeletonRegion>, root: 'div' },
  { part: <SkeletonText />, root: 'span' },
] satisfies Conformance[];
