import type { Conformance } from '../testing/conformance';
import { LoadingPage } from './loading-page';

export default [{ part: <LoadingPage />, root: 'div' }] satisfies Conformance[];
