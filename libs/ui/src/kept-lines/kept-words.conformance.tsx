import { type Conformance, withoutElement } from '../testing/conformance';
import { KeptWords } from './kept-words';

export default [
  {
    part: <KeptWords>หน้า</KeptWords>,
    exceptions: withoutElement('a component of words, which renders only its children'),
  },
] satisfies Conformance[];
