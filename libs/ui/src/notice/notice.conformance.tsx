import type { Conformance } from '../testing/conformance';
import { Notice } from './notice';
import { NoticeBar, NoticeCross } from './notice-bar';

export default [
  { part: <Notice tone="warning">ปรับเวลาเดินรถ</Notice>, root: 'div' },
  {
    part: (
      <NoticeBar label="ประกาศ" notices={[{ key: 'a', title: 'รถไฟฟ้าเปิดเร็วขึ้น', children: 'เริ่ม 1 ธันวาคม' }]} />
    ),
    root: 'div',
  },
  { part: <NoticeCross label="ปิดประกาศ" />, root: 'button' },
] satisfies Conformance[];
