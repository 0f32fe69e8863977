import { type Conformance, withoutElement } from '../testing/conformance';
import { LabelsProvider } from './labels-provider';
import { labels } from './th';

export default [
  {
    part: <LabelsProvider labels={labels}>หน้า</LabelsProvider>,
    exceptions: withoutElement('a provider, which renders only its children'),
  },
] satisfies Conformance[];
