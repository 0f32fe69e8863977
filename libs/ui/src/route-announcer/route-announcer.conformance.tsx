import type { Conformance } from '../testing/conformance';
import { RouteAnnouncer } from './route-announcer';

export default [{ part: <RouteAnnouncer title="ข่าว" />, root: 'p' }] satisfies Conformance[];
