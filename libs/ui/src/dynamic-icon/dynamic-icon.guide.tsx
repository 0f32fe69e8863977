import type { Guide } from '../docs/guide';
import { DynamicIcon } from '../index';

export default {
  parts: ['DynamicIcon', 'IconLoaderProvider'],
  group: 'Content',
  status: 'experimental',
  since: '0.1.0',
  use: [
    'For an icon whose name comes from data, such as the category of a found item.',
    'With the drawing from the server where it is known, so that no request is needed.',
  ],
  avoid: [
    'For icons that the code knows: use Icon, which needs no request.',
    'As the only sign of a meaning: it may fail to load.',
  ],
  example: () => (
    <DynamicIcon
      prefix="lost"
      name="key"
      size="xl"
      drawing={{
        viewBox: '0 0 24 24',
        body: '<g fill="none" stroke="currentColor" stroke-width="1.75"><circle cx="8" cy="15" r="5"/><path d="m11.5 11.5 9-9M16 7l3 3"/></g>',
      }}
    />
  ),
  anatomy: [
    ['Drawing', 'svg', 'Has the size of the icon from the start, so that nothing moves when it loads.'],
  ],
  keyboard: [],
  compare: [
    {
      good: [
        'A word stands next to the icon.',
        (say) => (
          <p className="flex items-center gap-2">
            <DynamicIcon
              prefix="lost"
              name="key"
              size="lg"
              drawing={{
                viewBox: '0 0 24 24',
                body: '<circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="2"/>',
              }}
            />
            {say('กุญแจ', 'Keys')}
          </p>
        ),
      ],
      bad: [
        'Do not rely on the icon: this one did not load.',
        () => (
          <p className="min-h-8">
            <svg className="size-6" aria-hidden="true" />
          </p>
        ),
      ],
    },
  ],
  accessibility: { script: 'Stays empty' },
} satisfies Guide;
