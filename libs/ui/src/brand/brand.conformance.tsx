import type { Conformance } from '../testing/conformance';
import { Brand } from './brand';
import { BrandMark } from './brand-mark';

export default [
  { part: <Brand href="/th" name="รฟม." />, root: 'a' },
  { part: <BrandMark />, root: 'svg' },
] satisfies Conformance[];
