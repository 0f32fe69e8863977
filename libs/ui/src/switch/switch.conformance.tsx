import type { Conformance } from '../testing/conformance';
import { Switch } from './switch';

export default [
  { part: <Switch label="เฉพาะทางที่มีลิฟต์" />, root: 'div', control: 'input' },
] satisfies Conformance[];
