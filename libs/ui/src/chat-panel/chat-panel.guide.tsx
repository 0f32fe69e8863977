import type { Guide } from '../docs/guide';
import { ChatPanel } from '../index';

export default {
  parts: ['ChatPanel', 'ChatLauncher'],
  group: 'Content',
  status: 'experimental',
  since: '0.1.0',
  use: [
    'For questions that the search does not answer, with the sources of every answer.',
    'Where every answer can also be found in another way.',
  ],
  avoid: [
    'For chats with staff: it shows no presence, history or names.',
    'For forms: reports and complaints have pages of their own.',
    'Without a note on what happens to the questions.',
  ],
  example: (say) => (
    <ChatPanel
      title={say('ถามเรื่องรถไฟฟ้า', 'Ask about the metro')}
      onSend={() => undefined}
      messages={[
        { id: '1', from: 'person', text: say('ไปสนามบินอย่างไร', 'How do I get to the airport?') },
        {
          id: '2',
          from: 'assistant',
          text: say(
            'จากสถานีเพชรบุรี เปลี่ยนไปแอร์พอร์ต เรล ลิงก์',
            'Change to the Airport Rail Link at Phetchaburi.',
          ),
          sources: [{ label: say('สถานีเพชรบุรี', 'Phetchaburi station'), href: '#source' }],
        },
      ]}
    />
  ),
  anatomy: [
    ['Title', 'h2', 'Names the region.'],
    ['Messages', '[role=log]', 'New answers are announced.'],
    ['Sources', '[role=log] a', 'Where the answer comes from.'],
    ['Question', 'textarea, input:not([type=hidden])', 'The field for the next question.'],
  ],
  keyboard: [
    ['Enter', 'Sends the question.'],
    ['Shift + Enter', 'Starts a new line.'],
    ['Escape', 'Closes a panel that can be closed.'],
  ],
  compare: [
    {
      good: [
        'Name the source of the answer.',
        (say) => (
          <ChatPanel
            title={say('ถามเรื่องรถไฟฟ้า', 'Ask about the metro')}
            messages={[
              {
                id: '1',
                from: 'assistant',
                text: say('ค่าโดยสาร 17–45 บาท', 'The fare is 17 to 45 baht.'),
                sources: [{ label: say('ค่าโดยสาร', 'Fares'), href: '#fares' }],
              },
            ]}
          />
        ),
      ],
      bad: [
        'Do not answer without a source, as a person who knows everything.',
        (say) => (
          <ChatPanel
            title={say('คุณฝน', 'Hi, I am Fon!')}
            messages={[
              { id: '1', from: 'assistant', text: say('น่าจะประมาณ 30 บาทค่ะ', 'Probably about 30 baht!') },
            ]}
          />
        ),
      ],
    },
  ],
  accessibility: {
    keyboard: 'Answers are announced in a log',
    script: 'Does not work: offer the answers in another way',
    forced: 'Speaker as text and position; each message has a border',
  },
} satisfies Guide;
