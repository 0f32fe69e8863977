import type { Conformance } from '../testing/conformance';
import { ColourModeSelect } from './colour-mode-select';

export default [{ part: <ColourModeSelect />, root: 'fieldset' }] satisfies Conformance[];
