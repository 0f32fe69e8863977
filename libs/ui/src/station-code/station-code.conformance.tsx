import type { Conformance } from '../testing/conformance';
import { StationCode } from './station-code';

export default [{ part: <StationCode code="BL22" lineId="blue" />, root: 'span' }] satisfies Conformance[];
