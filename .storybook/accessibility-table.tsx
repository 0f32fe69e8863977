/// <reference types="vite/client" />
import { LabelsProvider, Table } from '@raang/ui';
import { labels } from '@raang/ui/labels/en';
import { notes } from './accessibility-notes';

interface StoriesModule {
  default?: { title?: string; excludeStories?: string[] };
}

/** Every part with the number of its stories. */
const parts = Object.values(
  import.meta.glob<StoriesModule>('../libs/ui/src/*/*.stories.tsx', { eager: true }),
)
  .map(({ default: meta, ...stories }) => {
    const named = Object.entries(stories).filter(([name]) => !meta?.excludeStories?.includes(name));
    return {
      name: meta?.title?.replace('Components/', '') ?? '',
      isPart: meta?.title?.startsWith('Components/') ?? false,
      stories: named.length,
      behaviour: named.filter(([, story]) => 'play' in Object(story)).length,
    };
  })
  .filter(({ isPart }) => isPart)
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

type Part = (typeof parts)[number];

const note = ({ name }: Part) => notes[name] ?? {};

export function AccessibilityTable() {
  return (
    <LabelsProvider labels={labels}>
      <div lang="en" className="text-sm">
        <Table<Part>
          caption="Parts with their stories and notes"
          narrow="stack"
          rows={parts}
          rowKey={({ name }) => name}
          columns={[
            { id: 'name', header: 'Part', isRowHeader: true, cell: ({ name }) => name },
            { id: 'stories', header: 'Stories × 4', align: 'end', cell: ({ stories }) => stories },
            { id: 'behaviour', header: 'Behaviour', align: 'end', cell: ({ behaviour }) => behaviour },
            {
              id: 'keyboard',
              header: 'Keyboard and screen readers',
              cell: (part) => note(part).keyboard ?? '–',
            },
            {
              id: 'forced',
              header: 'Forced colours',
              cell: (part) => note(part).forced ?? 'system colours',
            },
            { id: 'script', header: 'Without JavaScript', cell: (part) => note(part).script ?? 'the same' },
          ]}
        />
      </div>
    </LabelsProvider>
  );
}
