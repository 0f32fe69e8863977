import type { Conformance } from '../testing/conformance';
import { SkipLink } from './skip-link';

export default [{ part: <SkipLink />, root: 'a' }] satisfies Conformance[];
