import type { Guide } from '../docs/guide';
import { Skeleton, SkeletonRegion, SkeletonText } from '../index';

export default {
  parts: ['Skeleton', 'SkeletonRegion', 'SkeletonText'],
  group: 'Frame',
  since: '0.1.0',
  use: [
    'In a region that loads in a moment, such as live departures, in the shape of what comes.',
    'Inside SkeletonRegion, which announces that it loads.',
  ],
  avoid: ['For pages that the server renders.', 'For waits of more than a few seconds: say what takes time.'],
  example: (say) => (
    <SkeletonRegion label={say('กำลังโหลดเวลาออก', 'Loading departures')} className="grid gap-3">
      <Skeleton className="h-24" />
      <SkeletonText lines={2} />
    </SkeletonRegion>
  ),
  anatomy: [
    ['Region', '[role=status]', 'Announces what is loading.'],
    ['Block', '[role=status] > span', 'Has the size of the content, so that nothing moves.'],
  ],
  keyboard: [],
  compare: [
    {
      good: [
        'It has the shape of what comes.',
        () => (
          <SkeletonRegion className="flex gap-3">
            <Skeleton shape="circle" />
            <SkeletonText lines={2} className="grow" />
          </SkeletonRegion>
        ),
      ],
      bad: [
        'Do not fill a whole page with grey boxes.',
        () => (
          <SkeletonRegion className="grid grid-cols-3 gap-2">
            {Array.from({ length: 9 }, (_, i) => (
              <Skeleton key={i} className="h-12" />
            ))}
          </SkeletonRegion>
        ),
      ],
    },
  ],
  accessibility: { forced: 'A thin border' },
} satisfies Guide;
