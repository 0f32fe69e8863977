import type { Conformance } from '../testing/conformance';
import { ChatLauncher } from './chat-launcher';
import { ChatPanel } from './chat-panel';

export default [
  {
    part: <ChatPanel title="ผู้ช่วย" messages={[{ id: '1', from: 'assistant', text: 'สวัสดี' }]} typing />,
    root: 'section',
  },
  { part: <ChatLauncher />, root: 'button' },
] satisfies Conformance[];
