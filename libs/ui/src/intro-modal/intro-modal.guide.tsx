import type { Guide } from '../docs/guide';
import { DialogStill } from '../docs/stills';
import { Button, ButtonLink, IntroModal } from '../index';

export default {
  parts: ['IntroModal'],
  group: 'Messages',
  since: '0.1.0',
  use: ['For one new feature that is useful to nearly everyone, once.'],
  avoid: [
    'For advertising.',
    'On a page that a person reached by a deep link: they came for something else.',
    'Together with another dialog.',
  ],
  example: (say) => (
    <DialogStill
      title={say('วางแผนเดินทางได้แล้ว', 'You can plan journeys now')}
      footer={
        <>
          <ButtonLink href="#plan">{say('วางแผนการเดินทาง', 'Plan a journey')}</ButtonLink>
          <Button variant="quiet">{say('ปิด', 'Close')}</Button>
        </>
      }
    >
      {say('เส้นทาง เวลา และค่าโดยสารในหน้าเดียว', 'Route, times and fare on one page.')}
    </DialogStill>
  ),
  code: (say) => (
    <IntroModal
      open
      onClose={() => undefined}
      title={say('วางแผนเดินทางได้แล้ว', 'You can plan journeys now')}
      action={{ label: say('วางแผนการเดินทาง', 'Plan a journey'), href: '#plan' }}
    >
      {say('เส้นทาง เวลา และค่าโดยสารในหน้าเดียว', 'Route, times and fare on one page.')}
    </IntroModal>
  ),
  anatomy: [
    ['Title', 'h2', 'What is new, as a fact.'],
    ['Text', '[data-piece=body]', 'One sentence on what people can do with it.'],
    ['Action', 'a', 'Leads to the feature. The other button closes for good.'],
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Moves inside the dialog.'],
    ['Escape', 'Closes it and returns the focus.'],
  ],
  compare: [
    {
      good: [
        'Say what people can do now.',
        (say) => (
          <DialogStill
            title={say('แจ้งของหายออนไลน์ได้แล้ว', 'Report lost items online')}
            footer={<ButtonLink href="#lost">{say('แจ้งของหาย', 'Report an item')}</ButtonLink>}
          >
            {say('ได้รับหมายเลขอ้างอิงทันที', 'You get a reference at once.')}
          </DialogStill>
        ),
      ],
      bad: [
        'Do not celebrate the website.',
        (say) => (
          <DialogStill
            title={say('ยินดีต้อนรับสู่โฉมใหม่!', 'Welcome to our new look!')}
            footer={<Button>{say('ว้าว', 'Wow')}</Button>}
          >
            {say('เราปรับปรุงครั้งใหญ่เพื่อท่าน', 'A great redesign, just for you.')}
          </DialogStill>
        ),
      ],
    },
  ],
  accessibility: { keyboard: 'Focus stays inside and returns; Escape closes', script: 'Not available' },
} satisfies Guide;
