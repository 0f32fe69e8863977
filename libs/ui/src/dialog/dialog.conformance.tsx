import { Button } from '../button/button';
import { type Conformance, withoutElement } from '../testing/conformance';
import { Dialog } from './dialog';
import { DialogClose } from './dialog-close';

export default [
  { part: <Dialog open title="ยืนยัน" />, root: 'div', exceptions: { server: 'opens in the browser only' } },
  {
    part: (
      <DialogClose>
        <Button>ปิด</Button>
      </DialogClose>
    ),
    around: (part) => (
      <Dialog open title="ยืนยัน">
        {part}
      </Dialog>
    ),
    exceptions: {
      ...withoutElement('gives its behaviour to its child'),
      server: 'the dialog around it opens in the browser only',
    },
  },
] satisfies Conformance[];
