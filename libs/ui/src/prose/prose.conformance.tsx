import type { Conformance } from '../testing/conformance';
import { Prose } from './prose';

export default [
  { part: <Prose html="<table><tbody><tr><td>1</td></tr></tbody></table>" />, root: 'div' },
] satisfies Conformance[];
