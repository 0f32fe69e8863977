import type { Guide } from '../docs/guide';
import { Icon, LoadingBar, SpinnerIcon } from '../index';

export default {
  parts: ['LoadingBar'],
  group: 'Frame',
  since: '0.1.0',
  use: ['Once per page, right below the header, while the next page loads.'],
  avoid: ['For a region of a page: use Skeleton.', 'For work inside a form: use a busy button.'],
  example: () => (
    <div className="pt-1.25">
      <LoadingBar loading value={0.6} />
    </div>
  ),
  code: () => <LoadingBar loading value={0.6} />,
  anatomy: [['Bar', 'progress', 'Announced as a progress bar. It covers no content.']],
  keyboard: [],
  compare: [
    {
      good: [
        'The page stays readable below the bar.',
        (say) => (
          <div className="min-h-16 pt-1.25">
            <LoadingBar loading value={0.4} />
            <p>{say('ค่าโดยสาร', 'Fares')}</p>
          </div>
        ),
      ],
      bad: [
        'Do not cover the page while the next one loads.',
        (say) => (
          <div className="grid min-h-24 place-items-center bg-deep/70 text-deep-ink">
            <Icon icon={SpinnerIcon} size="xl" label={say('กำลังโหลด', 'Loading')} />
          </div>
        ),
      ],
    },
  ],
  accessibility: { keyboard: 'A progress bar', script: 'Not available', forced: 'In Highlight' },
} satisfies Guide;
