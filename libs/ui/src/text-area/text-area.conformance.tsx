import type { Conformance } from '../testing/conformance';
import { TextArea } from './text-area';

export default [
  { part: <TextArea label="รายละเอียด" maxLength={500} counter />, root: 'div', control: 'textarea' },
] satisfies Conformance[];
