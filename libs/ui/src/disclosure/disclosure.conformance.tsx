import type { Conformance } from '../testing/conformance';
import { Disclosure } from './disclosure';
import { DisclosureGroup } from './disclosure-group';

export default [
  { part: <Disclosure summary="รายละเอียด">ลิฟต์ปิดปรับปรุง</Disclosure>, root: 'details' },
  { part: <DisclosureGroup exclusive>คำถาม</DisclosureGroup>, root: 'div' },
] satisfies Conformance[];
