import type { Conformance } from '../testing/conformance';
import { AlertModal } from './alert-modal';

export default [
  {
    part: (
      <AlertModal open onOpenChange={() => undefined} title="หยุดเดินรถ">
        ใช้รถโดยสารแทน
      </AlertModal>
    ),
    root: 'div',
    exceptions: { server: 'opens in the browser only' },
  },
] satisfies Conformance[];
