import type { Conformance } from '../testing/conformance';
import { Button, ButtonLink } from './button';

export default [
  { part: <Button>ส่ง</Button>, root: 'button' },
  { part: <ButtonLink href="/th">ค้นหา</ButtonLink>, root: 'a' },
] satisfies Conformance[];
