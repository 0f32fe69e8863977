import type { Conformance } from '../testing/conformance';
import { LoadingBar } from './loading-bar';

export default [{ part: <LoadingBar loading value={0.5} />, root: 'progress' }] satisfies Conformance[];
