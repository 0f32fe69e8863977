import type { Conformance } from '../testing/conformance';
import { BackToTop } from './back-to-top';

export default [{ part: <BackToTop />, root: 'a' }] satisfies Conformance[];
