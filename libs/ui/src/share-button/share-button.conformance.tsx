import type { Conformance } from '../testing/conformance';
import { ShareButton } from './share-button';

export default [
  { part: <ShareButton url="https://example.org" title="ข่าว" />, root: 'div' },
] satisfies Conformance[];
