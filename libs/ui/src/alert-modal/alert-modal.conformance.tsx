import type { Conformance } from '../testing/conformance';
import { AlertModal } from './alert-modal';

export default [
  { part: <AlertModal title="หยุดเดินรถ">ใช้รถโดยสารแทน</AlertModal>, root: 'dialog' },
] satisfies Conformance[];
