import type { Guide } from '../docs/guide';
import { SourceNote } from '../index';

export default {
  parts: ['SourceNote'],
  group: 'Content',
  since: '0.1.0',
  use: [
    'At the foot of every page with facts: where they come from, from which day, and how reliable they are.',
  ],
  avoid: ['Above the content.', 'Instead of a mark beside a figure that may be wrong.'],
  example: (say) => (
    <SourceNote
      asOf={say('20 พ.ย. 2569', '20 Nov 2026')}
      notes={[say('เวลาเดินทางเป็นค่าประมาณ', 'Running times are estimates.')]}
      sources={[{ name: say('รฟม.', 'MRTA'), href: '#mrta' }]}
    />
  ),
  anatomy: [
    ['Summary', 'summary', 'Folded: few readers need it, and all can find it.'],
    ['Notes', 'details > :not(summary)', 'Reliability first, then the sources as links.'],
  ],
  keyboard: [['Enter, Space', 'Opens or closes it.']],
  compare: [
    {
      good: [
        'A short mark stands beside the estimate, the reason at the foot.',
        (say) => (
          <div className="grid gap-3">
            <p>{say('ประมาณ 20 นาที', 'About 20 minutes')}</p>
            <SourceNote notes={[say('ค่าประมาณจากข้อมูลที่มีจำกัด', 'Estimated from limited data.')]} sources={[]} />
          </div>
        ),
      ],
      bad: [
        'Do not begin with disclaimers.',
        (say) => (
          <div className="grid gap-1">
            <p className="text-sm">
              {say(
                'ข้อมูลนี้อาจไม่ถูกต้อง โปรดใช้วิจารณญาณ',
                'This information may be wrong. Use it at your own risk.',
              )}
            </p>
            <p>{say('20 นาที', '20 minutes')}</p>
          </div>
        ),
      ],
    },
  ],
} satisfies Guide;
