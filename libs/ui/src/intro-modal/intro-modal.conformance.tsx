import type { Conformance } from '../testing/conformance';
import { IntroModal } from './intro-modal';

export default [
  {
    part: (
      <IntroModal open onClose={() => undefined} title="ใหม่" action={{ label: 'ลอง', href: '/th' }}>
        วางแผนเดินทาง
      </IntroModal>
    ),
    root: 'div',
    exceptions: { server: 'opens in the browser only' },
  },
] satisfies Conformance[];
