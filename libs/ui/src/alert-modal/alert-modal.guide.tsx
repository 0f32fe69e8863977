import type { Guide } from '../docs/guide';
import { OpenDialog } from '../docs/stills';
import { AlertModal, LineBadge } from '../index';

export default {
  parts: ['AlertModal'],
  group: 'Messages',
  since: '0.1.0',
  tall: true,
  use: [
    'For an interruption that changes most journeys: a line is closed, trains skip stations, passengers must leave.',
    'When people have to know before they read anything else on the page.',
    'When what a person has just asked for could not be done at all, with the way to try again in `actions`.',
  ],
  avoid: [
    'For delays of a few minutes, planned works or good news: use a notice.',
    'For two alerts at once: merge them into one text.',
    'Again after a person has closed it: store that the alert was seen.',
  ],
  example: (say) => (
    <OpenDialog>
      <AlertModal
        severity="danger"
        title={say('สายสีน้ำเงินหยุดให้บริการ', 'Blue Line: no service')}
        until={say('24 พ.ย. 12.00 น.', '24 Nov, 12:00')}
        lines={<LineBadge lineId="blue" name={say('เฉลิมรัชมงคล', 'Blue')} />}
        links={[{ label: say('เส้นทางอื่น', 'Other routes'), href: '#routes' }]}
      >
        {say(
          'โปรดใช้รถโดยสารเชื่อมต่อระหว่างสถานีสุขุมวิทและสถานีสีลม',
          'Use the replacement bus between Sukhumvit and Si Lom.',
        )}
      </AlertModal>
    </OpenDialog>
  ),
  code: (say) => (
    <AlertModal
      severity="danger"
      title={say('สายสีน้ำเงินหยุดให้บริการ', 'Blue Line: no service')}
      until={say('24 พ.ย. 12.00 น.', '24 Nov, 12:00')}
      lines={<LineBadge lineId="blue" name={say('เฉลิมรัชมงคล', 'Blue')} />}
      links={[{ label: say('เส้นทางอื่น', 'Other routes'), href: '#routes' }]}
    >
      {say(
        'โปรดใช้รถโดยสารเชื่อมต่อระหว่างสถานีสุขุมวิทและสถานีสีลม',
        'Use the replacement bus between Sukhumvit and Si Lom.',
      )}
    </AlertModal>
  ),
  anatomy: [
    ['Severity', 'dialog > div', 'A word, a shape and a colour, so that none of them is alone.'],
    ['Title', 'h2', 'What happens and where, in one line if possible.'],
    [
      'Lines and end',
      'h2 + div',
      'The affected lines, and when service is expected again. Leave the end out while it is unknown.',
    ],
    ['Text', '[id$="-text"]', 'What to do instead.'],
    ['Button', 'button', 'The only way on; it has the focus, unless `actions` has a better one.'],
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Moves between the links and the button. The focus stays inside.'],
    ['Enter', 'Confirms: the button has the focus.'],
    ['Escape', 'Closes it and returns the focus.'],
  ],
  compare: [
    {
      good: [
        'Say what happens, where, and what to do instead.',
        (say) => (
          <OpenDialog>
            <AlertModal title={say('สายสีม่วงหยุดให้บริการ', 'Purple Line: no service')}>
              {say('โปรดใช้รถโดยสารเชื่อมต่อหน้าทางออก 1', 'Use the replacement bus from exit 1.')}
            </AlertModal>
          </OpenDialog>
        ),
      ],
      bad: [
        'Do not interrupt people for a delay that hardly changes their journey.',
        (say) => (
          <OpenDialog>
            <AlertModal severity="info" title={say('ล่าช้าประมาณ 3 นาที', 'Delays of about 3 minutes')}>
              {say('ขออภัยในความไม่สะดวก', 'We apologise for the inconvenience.')}
            </AlertModal>
          </OpenDialog>
        ),
      ],
    },
  ],
  accessibility: {
    keyboard: 'Focus stays inside and returns; Escape closes',
    script: 'Not shown: repeat the alert on the page',
    forced: 'A line at the top; severity as text and shape',
  },
} satisfies Guide;
