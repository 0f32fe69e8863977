import type { Guide } from '../docs/guide';
import { ButtonLink, EmptyState } from '../index';

export default {
  parts: ['EmptyState'],
  group: 'Messages',
  since: '0.1.0',
  use: [
    'In the place of a list that has nothing to show: after a filter, a search, or before the first item.',
    'With the reason, and what to try next.',
  ],
  avoid: ['For an error: use a notice or the error page.', 'For a list that is still loading: use Skeleton.'],
  example: (say) => (
    <EmptyState
      title={say('ไม่พบรายการที่ตรงกับที่ค้นหา', 'Nothing matches your search')}
      actions={
        <ButtonLink href="#all" variant="secondary">
          {say('ล้างตัวกรอง', 'Clear the filters')}
        </ButtonLink>
      }
    >
      {say('ลองเลือกสายอื่น', 'Try another line.')}
    </EmptyState>
  ),
  anatomy: [
    ['Icon', 'svg', 'Decoration.'],
    ['Title', 'h2', 'What is empty.'],
    ['Text', 'h2 ~ *', 'Why, and what to try.'],
    ['Action', 'a', 'The most useful next step.'],
  ],
  keyboard: [['Tab', 'Moves to the action.']],
  compare: [
    {
      good: [
        'Say what to try.',
        (say) => (
          <EmptyState title={say('ไม่มีข่าวในเดือนนี้', 'No news this month')}>
            {say('ลองเลือกเดือนอื่น', 'Try another month.')}
          </EmptyState>
        ),
      ],
      bad: [
        'Do not say only that there is nothing.',
        (say) => <EmptyState title={say('ไม่พบข้อมูล', 'No data')} />,
      ],
    },
  ],
} satisfies Guide;
