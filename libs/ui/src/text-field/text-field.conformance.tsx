import type { Conformance } from '../testing/conformance';
import { TextField } from './text-field';

export default [
  { part: <TextField label="อีเมล" prefix="@" />, root: 'div', control: 'input' },
] satisfies Conformance[];
