/// <reference types="vite/client" />
import { labels } from '../../labels/en';
import { LabelsProvider } from '../../labels/labels-provider';
import { Table } from '../../table/table';
import { guides } from '../guides';
import { addressOf, titleOf } from './part-titles';

interface StoriesModule {
  default?: { excludeStories?: string[] };
}

const modules = import.meta.glob<StoriesModule>('../../*/*.stories.tsx', { eager: true });

/** Every part with the number of its stories. */
const parts = guides
  .map(({ name, guide }) => {
    const { default: meta, ...stories } = modules[`../../${name}.stories.tsx`] ?? {};
    const named = Object.entries(stories).filter(([story]) => !meta?.excludeStories?.includes(story));
    return {
      name,
      title: titleOf(name),
      notes: guide.accessibility ?? {},
      stories: named.length,
      behaviour: named.filter(([, story]) => 'play' in Object(story)).length,
    };
  })
  .sort((one, other) => one.title.localeCompare(other.title, 'en'));

type Part = (typeof parts)[number];

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
            {
              id: 'name',
              header: 'Part',
              isRowHeader: true,
              cell: ({ name, title }) => (
                <a href={addressOf(name)} target="_top" className="text-accent underline">
                  {title}
                </a>
              ),
            },
            { id: 'stories', header: 'Stories × 4', align: 'end', cell: ({ stories }) => stories },
            { id: 'behaviour', header: 'Behaviour', align: 'end', cell: ({ behaviour }) => behaviour },
            {
              id: 'keyboard',
              header: 'Keyboard and screen readers',
              cell: ({ notes }) => notes.keyboard ?? '–',
            },
            { id: 'forced', header: 'Forced colours', cell: ({ notes }) => notes.forced ?? 'system colours' },
            { id: 'script', header: 'Without JavaScript', cell: ({ notes }) => notes.script ?? 'the same' },
          ]}
        />
      </div>
    </LabelsProvider>
  );
}
